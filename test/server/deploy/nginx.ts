import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { freePort } from '../../base/free-port.ts';
import { type RawAnswer, type RawRequest, rawRequest, readRawAnswer } from '../raw.ts';
import { configuration, type Others, replaced } from './configuration.ts';

const CONF = 'nginx.conf';

/** The name in the configuration. */
export const SITE_NAME = 'takakurabe.example';

/** The folder of the logs, inside the folder of nginx. */
const LOGS = 'logs';

/** nginx with the configuration of docs/deploy, of which only names of files and ports are others. */
export class Nginx {
  readonly tlsPort: number;
  readonly plainPort: number;
  /** The text of the certificate, which it has signed itself. */
  readonly certificate: string;
  readonly #folder: string;
  readonly #conf: string;
  readonly #child: ChildProcess;

  private constructor(
    folder: string,
    conf: string,
    child: ChildProcess,
    ports: { tls: number; plain: number },
    certificate: string,
  ) {
    this.#folder = folder;
    this.#conf = conf;
    this.#child = child;
    this.tlsPort = ports.tls;
    this.plainPort = ports.plain;
    this.certificate = certificate;
  }

  /**
   * @param folder empty, for its files
   * @param upstreams the ports of both processes
   * @param others further places in the configuration, and their replacements
   */
  static async start(
    folder: string,
    upstreams: readonly [number, number],
    others: Others = [],
  ): Promise<Nginx> {
    const certificate = await makeCertificate(folder);
    const ports = { tls: await freePort(), plain: await freePort() };
    const site = await configuration(CONF, [
      ['listen 443 ', `listen 127.0.0.1:${ports.tls} `],
      ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
      ['/var/log/nginx/', `${join(folder, LOGS)}/`],
      ['/etc/ssl/takakurabe.pem', join(folder, 'site.pem')],
      ['/etc/ssl/takakurabe.key', join(folder, 'site.key')],
      ['127.0.0.1:3000 ', `127.0.0.1:${upstreams[0]} `],
      ['127.0.0.1:3001 ', `127.0.0.1:${upstreams[1]} `],
      ...others,
    ]);
    await writeFile(join(folder, 'site.conf'), site);
    await writeFile(join(folder, 'nginx.conf'), await around(folder));
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const nginx = new Nginx(folder, site, child, ports, certificate);
    await nginx.#untilUp();
    return nginx;
  }

  /** Marks a process as down, or none, and reads the configuration again: as an operator does. */
  async leaveOut(port?: number): Promise<void> {
    const text = port
      ? replaced(CONF, this.#conf, [[`127.0.0.1:${port} `, `127.0.0.1:${port} down `]])
      : this.#conf;
    await writeFile(join(this.#folder, 'site.conf'), text);
    const before = await this.#workers();
    this.#child.kill('SIGHUP');
    while ((await this.#workers()).some((pid) => before.includes(pid))) await wait(20);
  }

  /** A connection, with TLS or without. */
  open(over: 'tls' | 'plain'): Duplex {
    const ca = this.certificate;
    return over === 'plain'
      ? connect(this.plainPort, '127.0.0.1')
      : connectTls({ host: '127.0.0.1', port: this.tlsPort, servername: SITE_NAME, ca });
  }

  /** Sends a raw request. */
  send(over: 'tls' | 'plain', request: RawRequest): Promise<RawAnswer> {
    const connection = this.open(over);
    connection.write(rawRequest({ host: SITE_NAME, ...request }));
    return readRawAnswer(connection);
  }

  /** The log of calls. */
  log(): Promise<string> {
    return readFile(join(this.#folder, LOGS, 'takakurabe.log'), 'utf8');
  }

  /** The contents of all log files. */
  async logs(): Promise<string> {
    const folder = join(this.#folder, LOGS);
    const texts = (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8'));
    return (await Promise.all(texts)).join('\n');
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGQUIT');
    await exit;
  }

  async #workers(): Promise<string[]> {
    const { pid } = this.#child;
    const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.trim().split(' ');
  }

  async #untilUp(): Promise<void> {
    while (this.#child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${this.plainPort}`, { redirect: 'manual' }).catch(
        () => null,
      );
      if (answer) return;
      await wait(50);
    }
    throw new Error(`nginx ended with ${this.#child.exitCode}`);
  }
}

/** The part of the distribution's own nginx.conf around it. Its files are in a folder of the test. */
async function around(folder: string): Promise<string> {
  await mkdir(join(folder, 'temporary'));
  await mkdir(join(folder, LOGS));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${join(folder, 'nginx.pid')};
    error_log ${join(folder, LOGS, 'error.log')} info;
    events {}
    http {
      access_log ${join(folder, LOGS, 'access.log')};
      ${kinds.map((kind) => `${kind}_temp_path ${join(folder, 'temporary', kind)};`).join('\n')}
      include ${join(folder, 'site.conf')};
    }`;
}

async function makeCertificate(folder: string): Promise<string> {
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', `/CN=${SITE_NAME}`, '-addext', `subjectAltName=DNS:${SITE_NAME}`];
  await promisify(execFile)('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate]);
  return readFile(certificate, 'utf8');
}
