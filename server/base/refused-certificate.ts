const CODES = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT_|INVALID_|HOSTNAME_)/;

/** Whether this code of Node means a refused certificate: expired, of another host, of an unknown signer … */
export const isRefusedCertificate = (code: string): boolean => CODES.test(code);
