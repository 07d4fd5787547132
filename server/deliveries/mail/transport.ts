import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../base/config.ts';
import { StartError } from '../../base/errors.ts';
import type { Logger } from '../../base/logging.ts';
import { mistakeOf, type SmtpError } from './smtp-mistake.ts';

/** Ready for nodemailer, which writes headers and encodes non-ASCII text. */
export interface Mail {
  from: { name: string; address: string };
  to: { name: string; address: string }[];
  replyTo?: { name: string; address: string }[] | undefined;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  references: string;
  headers: Record<string, string>;
}

/** Sends mail, or keeps it. */
export interface Transport {
  /** @param about the row that the mail is about, and the delivery, so that the mail can be found again */
  send(mail: Mail, about: { subject: string; uuid: string }): Promise<void>;
  /** Removes kept mail about a row. */
  forget(subject: string): Promise<void>;
  close(): void;
}

/** How long to wait for a silent server. */
export interface SmtpTimes {
  connectMs: number;
  /** The longest silence. Short, it makes twins: a server may accept a mail after somebody has stopped waiting. */
  silenceMs: number;
}

const TIMES: SmtpTimes = { connectMs: 15_000, silenceMs: 300_000 };

/** Mails at once. The queue takes no more than that, so no mail waits inside the transport. */
export const MAIL_CONNECTIONS = 12;

/**
 * Sends by SMTP, on connections that stay open. It looks at the server at once, without anybody waiting, so that a
 * mistake in how it is reached is in the log before the first mail.
 */
export async function smtpTransport(
  { smtpUrl, dkim, from }: MailSettings & { smtpUrl: string },
  log: Logger,
  { connectMs, silenceMs } = TIMES,
): Promise<Transport> {
  const signature = dkim && {
    domainName: from.slice(from.indexOf('@') + 1),
    keySelector: dkim.selector,
    privateKey: await readKey(dkim.keyFile),
  };
  const transport = createTransport({
    // A setting in the URL overrides these.
    url: smtpUrl,
    requireTLS: true,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    // The queue decides whether and when it is tried again.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signature && { dkim: signature }),
  });
  const report = mistakeReporter(log);
  void transport.verify().then(
    () => report(undefined),
    (error) => report(error) || log.warn({ code: String(error.code).toLowerCase() }, NOT_REACHED),
  );
  return {
    send: async (mail) => {
      await transport.sendMail(mail).catch((error) => {
        report(error);
        throw error;
      });
      report(undefined);
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}

const NOT_REACHED = 'the mail server does not take mail now: mail waits';

/**
 * Logs a mistake that a person has to correct: once, however many mails it stops, and again after it was corrected.
 * @returns a function that takes the result of a try, and says whether it was such a mistake
 */
function mistakeReporter(log: Logger): (error: SmtpError | undefined) => boolean {
  let last: string | undefined;
  return (error) => {
    const mistake = error && mistakeOf(error);
    if (mistake && mistake.code !== last)
      log.error({ code: mistake.code, reason: error.originalCode, remedy: mistake.remedy }, mistake.message);
    if (mistake || !error) last = mistake?.code;
    return mistake !== undefined;
  };
}

function readKey(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause) => {
    throw new StartError(`MAIL_DKIM_KEY ${file} cannot be read.`, 'Correct it, or make it readable.', {
      cause,
    });
  });
}

/** The folder of mail that is kept instead of sent: `mail/<uuid of its row>/<uuid of the delivery>.eml`. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Keeps mail as it would arrive. Only the owner of the data folder can read it. */
export function keepingTransport(dataDir: string): Transport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const folderOf = (subject: string) => join(mailFolder(dataDir), subject);
  return {
    send: async (mail, { subject, uuid }) => {
      const { message } = await transport.sendMail(mail);
      await mkdir(folderOf(subject), { recursive: true, mode: 0o700 });
      await writeFile(join(folderOf(subject), `${uuid}.eml`), message, { mode: 0o600 });
    },
    forget: (subject) => rm(folderOf(subject), { recursive: true, force: true }),
    close: () => transport.close(),
  };
}
