/** Host names that mean the device itself, which other devices can't open. */
export const LOCAL_HOSTS = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;
