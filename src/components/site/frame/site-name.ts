export const SITE_NAME = "Every Cube Has a Number";
