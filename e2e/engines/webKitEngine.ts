import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { testPort } from '../../packages/server/src/testing/testPort.ts';
import { ensureWebKit, type WebKit } from '../../scripts/browsers.ts';
import { type Engine, EnginePage, type Size, TIMEOUT_MS } from './enginePage.ts';

const POLL_MS = 50;

/** Starts a display without a screen, on which the windows of WebKit are. */
export async function startWebKit(): Promise<Engine> {
  const programs = await ensureWebKit();
  const xvfb = spawn(programs.xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const kill = () => xvfb.kill();
  process.once('exit', kill);
  const display = await firstLine(xvfb);
  return {
    name: 'WebKit',
    newPage: (size) => WebKitPage.on(`:${display}`, programs, size),
    async close() {
      const ended = once(xvfb, 'exit');
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout !== null) for await (const line of createInterface(stdout)) return line;
  throw new Error('Xvfb ended before it had a display');
}

/** A page of WebKit, driven over plain WebDriver. A driver has one session, so each page has a driver of its own. */
class WebKitPage extends EnginePage {
  readonly #driver: Driver;

  private constructor(driver: Driver) {
    super('WebKit');
    this.#driver = driver;
  }

  static async on(display: string, programs: WebKit, size: Size): Promise<WebKitPage> {
    const page = new WebKitPage(await Driver.start(display, programs));
    await page.resize(size);
    return page;
  }

  async open(address: string): Promise<void> {
    await this.#driver.send('POST', '/url', { url: address });
  }

  async reload(): Promise<void> {
    await this.#driver.send('POST', '/refresh', {});
  }

  async evaluate<Argument, Result>(
    work: (argument: Argument) => Promise<Result> | Result,
    argument: Argument,
  ): Promise<Result> {
    const script = `const [argument, done] = arguments;
      Promise.resolve(argument).then(${work}).then((result) => done({ result }), (error) => done({ error: String(error) }));`;
    const { result, error } = (await this.#driver.send('POST', '/execute/async', {
      script,
      args: [argument],
    })) as { result: Result; error?: string };
    if (error !== undefined) throw new Error(error);
    return result;
  }

  async resize(size: Size): Promise<void> {
    await this.#driver.send('POST', '/window/rect', { x: 0, y: 0, ...size });
    await this.waitUntil(
      'the size of its window',
      ({ width, height }) => innerWidth === width && innerHeight === height,
      size,
    );
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.#driver.send('GET', '/screenshot')), 'base64');
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/** A process of `WebKitWebDriver` with its session. */
class Driver {
  readonly #child: ChildProcess;
  readonly #home: string;
  readonly #address: string;
  #session = '';

  private constructor(child: ChildProcess, home: string, port: number) {
    this.#child = child;
    this.#home = home;
    this.#address = `http://127.0.0.1:${port}`;
  }

  static async start(display: string, { driver, browser }: WebKit): Promise<Driver> {
    const home = makeHome();
    const port = await testPort();
    const child = spawn(driver, [`--port=${port}`], {
      env: {
        PATH: process.env['PATH'],
        DISPLAY: display,
        LANG: 'C.UTF-8',
        HOME: home,
        XDG_CONFIG_HOME: join(home, 'config'),
        XDG_DATA_HOME: join(home, 'data'),
        XDG_CACHE_HOME: join(home, 'cache'),
        XDG_RUNTIME_DIR: home,
        // Without a graphics card this takes half as long.
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        WEBKIT_SKIA_CPU_PAINTING_THREADS: '0',
        // Its sandbox does not work as root or in a container. It only opens our own page.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: 'ignore',
      // A group of its own, which ends with all its browsers.
      detached: true,
    });
    const started = new Driver(child, home, port);
    process.once('exit', started.#kill);
    await started.#begin(browser);
    return started;
  }

  async #begin(binary: string): Promise<void> {
    await this.#listens();
    const wish = { binary, args: ['--automation', '--full-screen'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': wish } };
    const { sessionId } = (await this.send('POST', '/session', { capabilities })) as { sessionId: string };
    this.#session = `/session/${sessionId}`;
    await this.send('POST', '/timeouts', { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS });
  }

  async #listens(): Promise<void> {
    for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await setTimeout(POLL_MS)) {
      if (this.#child.exitCode !== null) throw new Error('WebKitWebDriver has ended');
      const answer = await fetch(`${this.#address}/status`).catch(() => null);
      if (answer !== null) return;
    }
    throw new Error('WebKitWebDriver does not listen');
  }

  async send(method: 'DELETE' | 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#address}${this.#session}${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (answer.ok) return value;
    throw new Error(`WebKit: ${path}: ${value?.error} ${value?.message}`);
  }

  readonly #kill = (): void => {
    if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
  };

  async close(): Promise<void> {
    await this.send('DELETE', '').catch(() => undefined);
    const ended = once(this.#child, 'exit');
    process.off('exit', this.#kill);
    this.#kill();
    await ended;
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Makes a home folder whose settings reduce motion. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'nain-jaune-webkit-'));
  const settings = join(home, 'config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}
