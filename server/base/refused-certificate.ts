const CODES = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT_|INVALID_|HOSTNAME_)/;

/** Whether this code of Node says that a certificate is not accepted: expired, of another host, signed by nobody known … */
export const isRefusedCertificate = (code: string): boolean => CODES.test(code);
