import type { FastifyInstance } from 'fastify';
import { PHONE_PATH } from '#contract/calls/phone-places.ts';
import { languageFile, PHONE_SCRIPT, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import { languageIn } from '#contract/language/address.ts';
import { type Language, OWN_LANGUAGE } from '#contract/language/languages.ts';
import { pageHeaders } from '../base/http/security-headers.ts';
import { PHONE_PAGE } from '../base/messages.ts';

const HEADERS = {
  ...pageHeaders("'none'"),
  'cache-control': 'no-cache',
  'referrer-policy': 'no-referrer',
};

/** The words of another language, asked for before the script that waits for them. */
const wordsOf = (language: Language) =>
  language === OWN_LANGUAGE
    ? ''
    : `<link rel="modulepreload" href="${WIDGET_PATH}${languageFile(language)}">`;

const page = (language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${PHONE_PAGE[language].title}</title>
${wordsOf(language)}
<script type="module" src="${WIDGET_PATH}${PHONE_SCRIPT}" async></script>
</head>
<body>
<main>
<h1>${PHONE_PAGE[language].title}</h1>
<noscript><p>${PHONE_PAGE[language].withoutScript}</p></noscript>
</main>
</body>
</html>
`;

/**
 * The page that makes a phone the camera of a form, in the language that its address names. It is the same for every
 * phone, and counts nobody.
 */
export function phonePage(app: FastifyInstance): void {
  app.get(PHONE_PATH, ({ url }, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(page(languageIn(url) ?? OWN_LANGUAGE)),
  );
}
