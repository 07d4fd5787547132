/** The port of all endpoints of partners in a drill. */
export const PARTNER_PORT = 8443;

/** Addresses by the letters that names in a drill are made of. The public one is reached in a network of its own only. */
export const PARTNER_ADDRESSES: Readonly<Record<string, string>> = {
  p: '93.184.215.14',
  l: '127.0.0.1',
  t: '10.0.0.7',
  m: '169.254.169.254',
  s: '::1',
  f: '::ffff:127.0.0.1',
  u: 'fd00::7',
};

/** The address at which calls may arrive. */
export const PUBLIC_ADDRESS = PARTNER_ADDRESSES.p ?? '';
