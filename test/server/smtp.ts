import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The answer of the server to the next mail, or to each. */
export type MailBehaviour = 'accept' | 'refuse' | 'later' | 'stall' | 'drop';

export interface ReceivedMail extends Email {
  /** The text as it was transmitted. */
  raw: string;
  /** The recipients of the envelope. */
  recipients: string[];
  isEncrypted: boolean;
}

export interface TestSmtp {
  url: string;
  port: number;
  /** The mails that were accepted, in order. */
  accepted: ReceivedMail[];
  /** How many mails were begun. */
  begun: number;
  /** The answer to a mail. */
  behave: (recipient: string, count: number) => MailBehaviour;
  stop(): Promise<void>;
}

/** How a mail server is encrypted. */
export interface TestTls {
  key: string;
  cert: string;
  /** From the first byte on, as smtps:// asks for. Otherwise by STARTTLS. */
  atOnce?: boolean;
}

/**
 * A mail server. It accepts everything by default.
 * @param port by default any free one
 * @param tls without it the server offers no encryption, and the URL allows that
 */
export async function startSmtp(port = 0, tls?: TestTls): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: tls ? [] : ['STARTTLS'],
    ...(tls && { key: tls.key, cert: tls.cert, secure: tls.atOnce ?? false }),
    logger: false,
    onData: (stream, session, finish) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const [recipient = ''] = recipients;
      const count = (counts.get(recipient) ?? 0) + 1;
      counts.set(recipient, count);
      smtp.begun += 1;
      const pieces: Buffer[] = [];
      const behaviour = smtp.behave(recipient, count);
      stream.on('data', (piece: Buffer) => {
        pieces.push(piece);
        if (behaviour === 'drop') for (const socket of sockets) socket.destroy();
      });
      stream.on('end', async () => {
        if (behaviour === 'stall' || behaviour === 'drop') return;
        if (behaviour !== 'accept')
          return finish(
            Object.assign(new Error(`not for ${recipient}`), {
              responseCode: behaviour === 'later' ? 451 : 554,
            }),
          );
        const raw = Buffer.concat(pieces);
        const isEncrypted = session.secure;
        smtp.accepted.push({
          ...(await PostalMime.parse(raw)),
          raw: raw.toString('latin1'),
          recipients,
          isEncrypted,
        });
        finish();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const smtp: TestSmtp = {
    port: (server.server.address() as AddressInfo).port,
    url: '',
    accepted: [],
    begun: 0,
    behave: () => 'accept',
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  smtp.url = `smtp${tls?.atOnce ? 's' : ''}://127.0.0.1:${smtp.port}${tls ? '' : '?requireTLS=false'}`;
  return smtp;
}
