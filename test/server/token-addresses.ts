/** A token as long as the shortest of a link. */
export const TOKEN = 'Zq0_'.repeat(13);

/** Below which paths tokens stand. */
const BELOW = [
  'requests',
  'leads',
  'desk/enter',
  'desk/first',
  'desk/address',
  'v1/own_requests',
  'v1/links',
  'v1/photos',
];

const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Addresses with a token, as mails have them and in wrong spellings. */
export const addressesWith = (token: string): string[] =>
  BELOW.flatMap((path) => [
    `/${path}/${token}`,
    `/${path}/${token}?x=1`,
    `/${path}/${token}/contact`,
    `/${path}/${token}.data`,
    `/${path}/${token}%`,
    `/${path}/${token}%zz`,
    `/${path}/${token}#x`,
    `/${path.toUpperCase()}/${token}`,
    `//${path}/${token}`,
    `/${path}//${token}`,
    `/${path}/./${token}`,
    `/column/../${path}/${token}`,
    `/${path}%2f${token}`,
    `/${path}%252f${token}`,
    `/${path}\\${token}`,
    `/${encode(path.charAt(0))}${path.slice(1)}/${token}`,
    `/${path}/${encode(token.charAt(0))}${token.slice(1)}`,
    `/demo/api/500/all/${path}/${token}`,
    `/nowhere/${path}/${token}`,
    `http://takakurabe.example/${path}/${token}`,
    `http://other.example//${path}/${token}`,
  ]);

/** A text that gives a token away, or most of it. */
export const hidden = (token: string): RegExp => new RegExp(token.slice(5, -5));
