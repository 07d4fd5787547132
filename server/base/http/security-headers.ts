import type { FastifyInstance } from 'fastify';

/** Trusted Types: no script may turn a string into HTML or a script. The form does not need to. */
export const NO_HTML_FROM_STRINGS = "require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Headers of every page that the server writes itself: no inline scripts or styles, nothing from other origins.
 * @param framedBy the pages that may frame it
 */
export function pageHeaders(framedBy: "'self'" | "'none'"): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      `frame-ancestors ${framedBy}`,
      NO_HTML_FROM_STRINGS,
    ].join('; '),
    ...COMMON_HEADERS,
  };
}

/** Headers of every file and page. The site uses no sensor of the visitor's device. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

const POLICY = 'content-security-policy';

/** Headers of answers that only programs read. In a browser nothing in them runs, and no page frames them. */
export const DATA_HEADERS = {
  [POLICY]: "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // A browser that shows one looks for an icon, and the address may be a key.
  'referrer-policy': 'no-referrer',
} as const;

/**
 * The `X-Frame-Options` for each `frame-ancestors`, for browsers that know only the former. A page that any page may
 * frame has neither.
 */
const FRAME_OPTIONS: readonly (readonly [ancestors: string, option: string])[] = [
  ["frame-ancestors 'none'", DATA_HEADERS['x-frame-options']],
  ["frame-ancestors 'self'", 'SAMEORIGIN'],
];

/** Gives every JSON a policy, and every policy the header that older browsers know. */
export function completeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('x-content-type-options', COMMON_HEADERS['x-content-type-options']);
    next();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    const isData = /^application\/json\b/.test(String(reply.getHeader('content-type')));
    const policy = reply.getHeader(POLICY);
    if (isData && policy === undefined) {
      reply.headers(DATA_HEADERS);
      return next();
    }
    const [, option] = FRAME_OPTIONS.find(([ancestors]) => String(policy).includes(ancestors)) ?? [];
    if (option) reply.header('x-frame-options', option);
    next();
  });
}
