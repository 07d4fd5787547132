import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#test/base/free-port.ts';
import { WORDPRESS } from '#test/base/wordpress.mjs';
import { untilThere } from '../engines/until.ts';

const run = promisify(execFile);

export const ADMIN = { name: 'admin', password: 'a-long-password-of-the-admin' };
export const AUTHOR = { name: 'author', password: 'a-long-password-of-the-author' };

/** An answer of WordPress that was expected to succeed. */
async function mustSucceed(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

/** A fresh WordPress of the distribution, on a MariaDB of its own. */
export class WordPress {
  readonly url: string;
  readonly #folder: string;
  readonly #children: ChildProcess[];

  private constructor(folder: string, url: string, children: ChildProcess[]) {
    this.#folder = folder;
    this.url = url;
    this.#children = children;
  }

  static async start(): Promise<WordPress> {
    const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
    const port = await freePort();
    const wordpress = new WordPress(folder, `http://127.0.0.1:${port}`, []);
    await wordpress.#startDatabase();
    wordpress.#writeSite();
    await wordpress.#serve(port);
    await wordpress.#install();
    return wordpress;
  }

  /** Does nothing when it has stopped already. */
  async stop(): Promise<void> {
    for (const child of this.#children.splice(0).reverse()) {
      if (child.exitCode !== null) continue;
      // PHP leaves its workers behind when only the first process ends.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await once(child, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Runs PHP within the WordPress, for work that would take too long as calls. */
  async php(code: string): Promise<string> {
    const load = `$_SERVER['HTTP_HOST'] = ${JSON.stringify(new URL(this.url).host)}; require 'wp-load.php';`;
    const { stdout } = await run(WORDPRESS.php, ['-r', `${load} ${code}`], {
      cwd: join(this.#folder, 'site'),
    });
    return stdout;
  }

  get #socket(): string {
    return join(this.#folder, 'database.sock');
  }

  /** MariaDB refuses to run as root. */
  async #startDatabase(): Promise<void> {
    const data = join(this.#folder, 'database');
    const user = process.getuid?.() === 0 ? ['--user=mysql'] : [];
    if (user.length > 0) {
      const { uid, gid } = statSync(WORDPRESS.databaseHome);
      chownSync(this.#folder, uid, gid);
    }
    await run(WORDPRESS.installDatabase, [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
    const settings = ['--skip-networking', `--socket=${this.#socket}`, `--pid-file=${data}/pid`];
    this.#children.push(
      spawn(WORDPRESS.database, ['--no-defaults', ...user, `--datadir=${data}`, ...settings], {
        stdio: 'ignore',
        detached: true,
      }),
    );
    await untilThere(async () => existsSync(this.#socket), 'the socket of MariaDB');
    await run(WORDPRESS.client, ['--no-defaults', '-uroot', `-S${this.#socket}`, '-e', 'create database wp']);
  }

  #writeSite(): void {
    const site = join(this.#folder, 'site');
    // The distribution's files are links into other packages.
    cpSync(WORDPRESS.files, site, { recursive: true, dereference: true });
    const constants = {
      DB_NAME: 'wp',
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_HOST: `localhost:${this.#socket}`,
      DB_CHARSET: 'utf8mb4',
      WP_HOME: this.url,
      WP_SITEURL: this.url,
      WP_CONTENT_DIR: join(site, 'wp-content'),
      FS_METHOD: 'direct',
      WP_HTTP_BLOCK_EXTERNAL: true,
      DISABLE_WP_CRON: true,
      WP_DEBUG: true,
      WP_DEBUG_DISPLAY: true,
    };
    const defines = Object.entries(constants).map(
      ([name, value]) => `define('${name}', ${JSON.stringify(value)});`,
    );
    writeFileSync(
      join(site, 'wp-config.php'),
      `<?php\n${defines.join('\n')}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`,
    );
  }

  async #serve(port: number): Promise<void> {
    this.#children.push(
      spawn(WORDPRESS.php, ['-S', `127.0.0.1:${port}`, '-t', join(this.#folder, 'site')], {
        stdio: 'ignore',
        detached: true,
        // WordPress calls itself.
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      }),
    );
    const answers = () =>
      fetch(`${this.url}/readme.html`).then(
        ({ ok }) => ok,
        () => false,
      );
    await untilThere(answers, 'the web server of PHP');
  }

  /** Sends the data of its own form of installation. */
  async #install(): Promise<void> {
    const body = new URLSearchParams({
      weblog_title: 'パートナーのブログ',
      user_name: ADMIN.name,
      admin_password: ADMIN.password,
      admin_password2: ADMIN.password,
      pw_weak: '1',
      admin_email: 'admin@example.com',
      blog_public: '0',
      language: '',
    });
    await mustSucceed(fetch(`${this.url}/wp-admin/install.php?step=2`, { method: 'POST', body }));
  }
}
