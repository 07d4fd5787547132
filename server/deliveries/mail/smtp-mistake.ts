import type { DeliveryReason } from '#contract/desk/delivery-reasons.ts';
import { WAITING } from '#contract/desk/waiting.ts';
import { isRefusedCertificate } from '../../base/refused-certificate.ts';

/** The error of nodemailer. It keeps the code of Node, such as that of a certificate, as `originalCode`. */
export interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
}

const remedyFor = (mend: string, code: string, reason: DeliveryReason) =>
  `${mend} Then send again what was given up: at ${WAITING.dead.path}&reason=${reason}, or npm run deliveries -- send-again --state dead --error ${code}`;

/** Mistakes that stop all mail until a person corrects them. Trying again does not help. */
const MISTAKES = {
  smtp_certificate: {
    message: 'the certificate of the mail server is not accepted: mail is given up',
    remedy: remedyFor(
      'Renew it, name the host in SMTP_URL as the certificate does, or name who has signed it in NODE_EXTRA_CA_CERTS (docs/operating.md, "Mail").',
      'smtp_certificate',
      'certificate',
    ),
  },
  smtp_no_tls: {
    message: 'the mail server offers no TLS: mail is given up',
    remedy: remedyFor(
      'Use its port for TLS (smtps:// from the first byte, smtp:// for STARTTLS), or end SMTP_URL with ?requireTLS=false if nobody can listen in between.',
      'smtp_no_tls',
      'no_tls',
    ),
  },
} as const;

export interface SmtpMistake {
  code: keyof typeof MISTAKES;
  message: string;
  remedy: string;
}

/** A server that speaks without TLS where smtps:// expects it. */
const NOT_TLS = 'ERR_SSL_WRONG_VERSION_NUMBER';

/** Answers to STARTTLS, or to the EHLO that asks for it, of a server that does not know them. Others may pass. */
const UNKNOWN_COMMAND = [500, 502];

/** The mistake behind an error, if it is one that only a person can mend. */
export function mistakeOf(error: SmtpError): SmtpMistake | undefined {
  const code = codeOf(error);
  return code && { code, ...MISTAKES[code] };
}

function codeOf({
  originalCode = '',
  command = '',
  responseCode = 0,
}: SmtpError): SmtpMistake['code'] | undefined {
  if (isRefusedCertificate(originalCode)) return 'smtp_certificate';
  const isUnknown = ['STARTTLS', 'EHLO'].includes(command) && UNKNOWN_COMMAND.includes(responseCode);
  return isUnknown || originalCode === NOT_TLS ? 'smtp_no_tls' : undefined;
}
