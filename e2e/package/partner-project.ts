import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const PROJECTS = join(import.meta.dirname, 'projects');

interface Outcome {
  succeeded: boolean;
  output: string;
}

/** Runs a command to its end. */
function run(folder: string, command: string, args: readonly string[], env = {}): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1e8 };
  execFile(command, args, options, (error, out, err) =>
    resolve({ succeeded: !error, output: `${out}${err}` }),
  );
  return promise;
}

async function must(outcome: Promise<Outcome>): Promise<string> {
  const { succeeded, output } = await outcome;
  if (!succeeded) throw new Error(output);
  return output;
}

/** Makes the package for a host, and packs it as npm would. */
export async function packPackage(host: string): Promise<{ tarball: string; readme: string }> {
  await must(run(ROOT, process.execPath, ['scripts/package.ts'], { SITE_URL: host }));
  const folder = join(ROOT, 'dist', 'package', 'npm');
  const [archive] = JSON.parse(
    await must(run(folder, 'npm', ['pack', '--json', '--loglevel=error', '--pack-destination', '..'])),
  );
  return {
    tarball: join(folder, '..', archive.filename),
    readme: readFileSync(join(folder, 'README.md'), 'utf8'),
  };
}

/** The first code of a language in a document. @param heading of the section that has it */
export function codeIn(document: string, language: string, heading = ''): string {
  const section = document.slice(document.indexOf(heading));
  const [, code] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section) ?? [];
  if (!code) throw new Error(`There is no ${language} in the document.`);
  return code;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** A project of a partner, with everything installed from npm. */
export class PartnerProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'partner-'));

  /** @param name a folder of projects/ */
  constructor(name: string) {
    for (const part of ['shared', name]) cpSync(join(PROJECTS, part), this.folder, { recursive: true });
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Changes a file. */
  change(file: string, change: (text: string) => string): void {
    this.write(file, change(readFileSync(join(this.folder, file), 'utf8')));
  }

  install(...packages: string[]): Promise<string> {
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    return must(run(this.folder, 'npm', ['install', ...quiet, ...packages]));
  }

  /** Checks the types. */
  check(): Promise<Outcome> {
    return run(this.folder, 'npm', ['run', 'check']);
  }

  build(): Promise<string> {
    return must(run(this.folder, 'npm', ['run', 'build']));
  }

  /** Serves the build, on an origin of its own. */
  async serve(): Promise<{ url: string; close: () => void }> {
    const root = join(this.folder, 'dist');
    const files = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }));
    const server = createServer(({ url = '/' }, answer) => {
      const path = new URL(url, 'http://partner').pathname.slice(1) || 'index.html';
      if (!files.has(path)) {
        answer.writeHead(404).end();
        return;
      }
      answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      answer.end(readFileSync(join(root, path)));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/`, close: () => server.closeAllConnections() ?? server.close() };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
