import { execFileSync, spawnSync } from 'node:child_process';

/** A network of its own on this machine, joined to it by a cable that can be cut. Needs root and `ip` (iproute2). */
export class NetworkSpace {
  readonly name = `soak${process.pid}`;
  /** Addresses for measurements (RFC 2544), which belong to no host. */
  readonly here = '198.18.0.1';
  readonly there = '198.18.0.2';

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
    this.within('address', 'add', `${this.there}/24`, 'dev', inner);
    this.within('link', 'set', inner, 'up');
    this.within('link', 'set', 'lo', 'up');
  }

  /** From now on all packets are lost, without an error. */
  cut(): void {
    this.within('route', 'add', 'blackhole', `${this.here}/32`);
  }

  connect(): void {
    this.within('route', 'delete', 'blackhole', `${this.here}/32`);
  }

  remove(): void {
    spawnSync('ip', ['netns', 'delete', this.name]);
    spawnSync('ip', ['link', 'delete', `${this.name}a`]);
  }

  private within(...args: string[]): void {
    ip('-netns', this.name, ...args);
  }
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
