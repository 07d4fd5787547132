import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Bench } from '#test/bench/bench.ts';
import { makeCertificate } from '#test/server/certificate.ts';
import { NetworkSpace } from './network-space.ts';
import { PARTNER_ADDRESSES } from './partner-places.ts';

/** A call that has reached an endpoint. */
export interface ReachedCall {
  path: string;
  /** The address at which it came in. */
  at: string;
  host?: string;
}

/** Endpoints of partners with public addresses, in a network of their own together with the server that calls them. */
export class Partners {
  readonly network: NetworkSpace;
  readonly reached: ReachedCall[] = [];
  /** The settings of the server in this network, so that it knows the certificate. */
  readonly settings: Readonly<Record<string, string>>;
  readonly #process: ChildProcess;

  private constructor(network: NetworkSpace, authority: string, child: ChildProcess) {
    this.network = network;
    this.settings = { NODE_EXTRA_CA_CERTS: authority, HOST: '0.0.0.0' };
    this.#process = child;
  }

  static async start(bench: Bench): Promise<Partners> {
    const network = new NetworkSpace();
    for (const address of Object.values(PARTNER_ADDRESSES))
      if (!/127\.0\.0\.1$|^::1$/.test(address)) network.addAddress(address);
    network.nameServer('127.0.0.1');
    const { cert, key } = await makeCertificate(`DNS:*.partner.example,IP:${PARTNER_ADDRESSES.p}`);
    const [certFile, keyFile] = [bench.file('partner.crt'), bench.file('partner.key')];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    const child = network.run('partner-network.ts', certFile, keyFile);
    const partners = new Partners(network, certFile, child);
    if (!child.stdout) throw new Error('no output');
    const lines = createInterface(child.stdout);
    await once(lines, 'line');
    lines.on('line', (line) => partners.reached.push(JSON.parse(line) as ReachedCall));
    return partners;
  }

  async stop(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.stdin?.end();
    await exit;
    this.network.remove();
  }
}
