import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything, and counts each mail by its Message-ID. */
export class MailSink {
  readonly counts = new Map<string, number>();
  readonly url: string;
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer, counts: Map<string, number>) {
    this.#server = server;
    this.counts = counts;
    this.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?requireTLS=false`;
  }

  static async start(): Promise<MailSink> {
    const counts = new Map<string, number>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, _session, finish) => {
        let head = '';
        stream.on('data', (piece: Buffer) => {
          if (!head.includes('\r\n\r\n')) head += piece.toString('latin1');
        });
        stream.on('end', () => {
          const id = /^Message-ID: (.*)$/im.exec(head)?.[1] ?? '';
          counts.set(id, (counts.get(id) ?? 0) + 1);
          finish();
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new MailSink(server, counts);
  }

  /** How many mails came more than once. */
  get twins(): number {
    return [...this.counts.values()].filter((count) => count > 1).length;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
