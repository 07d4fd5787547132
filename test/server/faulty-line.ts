import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Breaking {
  /** How many bytes a connection passes on before it breaks. */
  breaksAfter: number;
  /** How often that happens before the line is open again. */
  times: number;
}

/** A connection to a server that a test can disturb: it is refused, silent, broken off, garbled or slow. */
export class FaultyLine {
  readonly url: string;
  /** The behaviour of connections from now on. */
  state: 'open' | 'refused' | 'silent' | Breaking | { garblesEvery: number } | { bytesPerSecond: number } =
    'open';
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, target: URL) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('connection', (caller) => this.#take(caller, target));
  }

  static async to(url: string): Promise<FaultyLine> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultyLine(server, new URL(url));
  }

  /** @param url of a database. @returns the line, and the address of the database through it */
  static async toDatabase(url: string): Promise<{ line: FaultyLine; url: string }> {
    const line = await FaultyLine.to(url.replace(/^postgres(ql)?:/, 'http:'));
    return { line, url: Object.assign(new URL(url), { host: new URL(line.url).host }).href };
  }

  /** Also ends the connections that are open. */
  disturb(state: FaultyLine['state']): void {
    this.state = state;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Connections stay open and pass nothing on, without an error. New ones are silent. */
  stall(): void {
    this.state = 'silent';
    for (const socket of this.#sockets) socket.unpipe().removeAllListeners('data').pause();
  }

  async close(): Promise<void> {
    this.disturb('refused');
    this.#server.close();
  }

  #take(caller: Socket, target: URL): void {
    this.#keep(caller);
    const { state } = this;
    if (state === 'refused') return void caller.resetAndDestroy();
    if (state === 'silent') return;
    const server = this.#keep(connect(Number(target.port), target.hostname));
    let sentBytes = 0;
    caller.on('data', (bytes: Buffer) => {
      const before = sentBytes;
      sentBytes += bytes.length;
      if (typeof state === 'object' && 'garblesEvery' in state) garble(bytes, before, state.garblesEvery);
      if (typeof state === 'object' && 'breaksAfter' in state && sentBytes > state.breaksAfter)
        this.#breakOff(caller, state);
      else server.write(bytes);
      if (typeof state === 'object' && 'bytesPerSecond' in state) {
        caller.pause();
        setTimeout(() => caller.resume(), (bytes.length * 1000) / state.bytesPerSecond);
      }
    });
    server.pipe(caller);
    caller.on('close', () => server.destroy());
    server.on('close', () => caller.destroy());
  }

  #breakOff(caller: Socket, state: Breaking): void {
    caller.destroy();
    state.times -= 1;
    if (state.times === 0) this.state = 'open';
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
  }
}

/** Flips one bit in every `every` bytes of a connection. */
function garble(bytes: Buffer, before: number, every: number): void {
  for (let at = every - 1 - (before % every); at < bytes.length; at += every)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
}
