import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Where a mail server stops answering; the connection stays open. `dot`: it keeps the mail, and does not say so. */
export type Hang = 'never' | 'connect' | 'data' | 'dot';

/** A mail that has come whole. */
interface Kept {
  id: string;
  to: string;
  /** By the clock of this process. */
  at: number;
  /** Whether its sender was told. */
  told: boolean;
}

/** A mail server that hangs as it is told: for everybody, or for one recipient. */
export class HangingMailServer {
  readonly kept: Kept[] = [];
  readonly url: string;
  /** Where it hangs for a recipient; before the first recipient is known, that is ''. */
  hangs: (to: string) => Hang = () => 'never';
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
    this.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?requireTLS=false`;
    server.on('connection', (socket) => this.#serve(socket));
  }

  static async start(): Promise<HangingMailServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new HangingMailServer(server);
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
    if (this.hangs('') === 'connect') return;
    let [buffer, to, mail] = ['', '', undefined as string | undefined];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 drill');
    const readMail = () => {
      const end = buffer.indexOf('\r\n.\r\n');
      if (end < 0 || mail === undefined) return false;
      const id = /^Message-ID: (.*)$/im.exec(buffer.slice(0, end))?.[1]?.trim() ?? '';
      const isTold = this.hangs(to) !== 'dot';
      this.kept.push({ id, to, at: performance.now(), told: isTold });
      buffer = buffer.slice(end + 5);
      mail = undefined;
      if (isTold) say('250 kept');
      return isTold;
    };
    const readLine = () => {
      const end = buffer.indexOf('\r\n');
      if (end < 0 || mail !== undefined) return false;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (/^RCPT TO/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (!/^DATA/i.test(line)) return say(/^QUIT/i.test(line) ? '221 bye' : '250 go on');
      if (this.hangs(to) === 'data') return false;
      mail = '';
      return say('354 send it');
    };
    socket.setEncoding('latin1').on('data', (piece: string) => {
      buffer += piece;
      while (mail === undefined ? readLine() : readMail());
    });
  }
}
