import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A network of its own on this machine, joined to it by a cable that can be cut. Needs root and `ip` (iproute2). */
export class NetworkSpace {
  readonly name = `soak${process.pid}`;
  /** Addresses for measurements (RFC 2544), which belong to no host. */
  readonly here = '198.18.0.1';
  readonly there = '198.18.0.2';

  /** `ip netns exec` puts its files in the place of those in /etc. */
  get #settings(): string {
    return join('/etc/netns', this.name);
  }

  static isPossible(): boolean {
    return process.getuid?.() === 0 && spawnSync('ip', ['netns', 'list']).status === 0;
  }

  constructor() {
    const [outer, inner] = [`${this.name}a`, `${this.name}b`];
    ip('netns', 'add', this.name);
    process.once('exit', () => this.remove());
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', this.name);
    ip('address', 'add', `${this.here}/24`, 'dev', outer);
    ip('link', 'set', outer, 'up');
    this.#within('address', 'add', `${this.there}/24`, 'dev', inner);
    this.#within('link', 'set', inner, 'up');
    this.#within('link', 'set', 'lo', 'up');
  }

  /** From now on all packets are lost, without an error. */
  cut(): void {
    this.#within('route', 'add', 'blackhole', `${this.here}/32`);
  }

  connect(): void {
    this.#within('route', 'delete', 'blackhole', `${this.here}/32`);
  }

  /** An address that leads here from within this network only. */
  addAddress(address: string, device: 'lo' | 'cable' = 'lo'): void {
    const [length, name] = [address.includes(':') ? 128 : 32, device === 'lo' ? 'lo' : `${this.name}b`];
    this.#within(
      'address',
      'add',
      `${address}/${length}`,
      'dev',
      name,
      ...(address.includes(':') ? ['nodad'] : []),
    );
  }

  /** Programs of this network ask for names at one of its addresses. */
  nameServer(address: string): void {
    mkdirSync(this.#settings, { recursive: true });
    writeFileSync(
      join(this.#settings, 'resolv.conf'),
      `nameserver ${address}\noptions timeout:1 attempts:1\n`,
    );
  }

  /** Starts a program of this folder in this network. */
  run(file: string, ...args: string[]): ChildProcess {
    const command = ['netns', 'exec', this.name, process.execPath, join(import.meta.dirname, file), ...args];
    return spawn('ip', command, { stdio: ['pipe', 'pipe', 'inherit'] });
  }

  remove(): void {
    rmSync(this.#settings, { recursive: true, force: true });
    spawnSync('ip', ['netns', 'delete', this.name]);
    spawnSync('ip', ['link', 'delete', `${this.name}a`]);
  }

  #within(...args: string[]): void {
    ip('-netns', this.name, ...args);
  }
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
