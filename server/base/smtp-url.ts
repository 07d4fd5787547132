/** TLS to the mail server is required, with a certificate that names its host, unless SMTP_URL says one of these. */
const QUERY = /^(?:requireTLS=false|tls\.rejectUnauthorized=false|tls\.servername=.+)$/;

/** Whether the query of SMTP_URL holds only the settings that we allow. nodemailer would accept others. */
export const hasKnownQuery = (url: string): boolean =>
  !URL.canParse(url) ||
  [...new URL(url).searchParams].every(([name, value]) => QUERY.test(`${name}=${value}`));
