/** Trusted Types: nothing on the page may make HTML or a script of a string. The form does not need to. */
export const NO_HTML_FROM_STRINGS = "require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Headers of every page that the server sends itself: no inline scripts or styles, nothing from other origins.
 * @param framedBy which pages may show it in a frame
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
    ...ALWAYS,
  };
}

/** Headers of every file and page. Nothing here uses what the devices of a visitor could tell. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;
