import { expect, test } from "vitest";
import { LOCAL_HOSTS } from "#kit/qr/local-hosts.ts";

test("serving the site only to this device is reported", () => {
  for (const here of ["localhost:4321", "127.0.0.1", "[::1]:80", "site.localhost"]) {
    expect(new URL(`http://${here}`).hostname).toMatch(LOCAL_HOSTS);
  }
  for (const there of ["example.org", "192.168.0.20", "localhost.example.org"]) {
    expect(there).not.toMatch(LOCAL_HOSTS);
  }
});
