import { readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './server/page.js';

/* Renders the page on a server, with the module that the browser loads, too. */
const html = readFileSync('index.html', 'utf8');
writeFileSync(
  'index.html',
  html.replace(/<main>.*<\/main>/s, () => `<main>${renderToString(createElement(Page))}</main>`),
);
