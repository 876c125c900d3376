// A thin client of WebDriver, the protocol of the W3C by which WebKit's own driver is
// steered: a browser on a virtual screen.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Readable } from "node:stream";

export interface WebDriver {
  /** Sends a command of the session. */
  send(command: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
}

/** @param browser  the path of WebKit's MiniBrowser */
export async function startWebDriver(browser: string): Promise<WebDriver> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const DISPLAY = `:${await firstLine(screen.stdout)}`;
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY },
  });
  const stop = async () => {
    for (const program of [driver, screen]) await end(program);
  };
  const call = caller(`http://127.0.0.1:${port}`);
  try {
    await untilReady(call, driver);
    const { sessionId } = (await call("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
        },
      },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      send: (command, body = {}) => call("POST", `${session}/${command}`, body),
      async close() {
        await call("DELETE", session);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Call = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<unknown>;

function caller(address: string): Call {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: { error?: string; message?: string } | null;
    };
    if (response.ok) return value;
    throw new Error(`${path}: ${value?.error}: ${value?.message}`);
  };
}

/** The driver listens a moment after it has been started. */
async function untilReady(call: Call, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    try {
      await call("GET", "/status");
      return;
    } catch {
      await new Promise((again) => setTimeout(again, 50));
    }
  }
  throw new Error("WebKitWebDriver has ended");
}

async function firstLine(stream: Readable): Promise<string> {
  let text = "";
  for await (const part of stream) {
    text += part;
    if (text.includes("\n")) return text.trim();
  }
  throw new Error("Xvfb has not named its screen");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, "exit");
}
