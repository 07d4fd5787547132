import { isKeyOf } from '#contract/base/keys.ts';
import { REFUSALS } from '#contract/refusals/refusals.ts';
import { type Html, html, paragraphs } from '../../../base/html.ts';
import type { OpenApiDocument } from '../types.ts';
import { callSection, type PageCall, refusalEntries, refusalList } from './call.ts';

/** The document as a page that people read. */
export function apiPage(document: OpenApiDocument, urls: { styles: string; json: string }): string {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  const groups = tags.map(({ name, description }) => ({
    id: idOf(name),
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The calls of the appraisal form and of the public site: fields, limits, examples and refusals.">
<title>${info.title}</title>
<link rel="stylesheet" href="${urls.styles}">
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<header>
<p class="overline">Version ${info.version}</p>
<h1>${info.title}</h1>
<p><a href="${urls.json}">The same for programs, as OpenAPI ${document.openapi.slice(0, 3)}</a></p>
</header>
<div class="layout">
<nav aria-label="Contents">
<ul>
<li><a href="#basics">Basics</a></li>
<li><a href="#refusals">Refusals of every call</a></li>
${groups.map(
  (group) => html`<li><a href="#${group.id}">${group.name}</a>
<ul>${group.calls.map(
    ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
  )}</ul></li>`,
)}
</ul>
</nav>
<main id="content">
<section id="basics"><h2>Basics</h2>${paragraphs(info.description)}</section>
<section id="refusals"><h2>Refusals of every call</h2>${commonRefusals(components)}</section>
${groups.map(
  (group) => html`<section id="${group.id}"><h2>${group.name}</h2><p>${group.description}</p>
${group.calls.map((call) => callSection(call, components))}</section>`,
)}
</main>
</div>
</body>
</html>
`.markup;
}

const callsOf = ({ paths }: OpenApiDocument): PageCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function commonRefusals({ responses }: OpenApiDocument['components']): Html {
  const entries = Object.entries(responses).flatMap(([code, response]) =>
    isKeyOf(REFUSALS, code) ? refusalEntries(String(REFUSALS[code].status), response) : [],
  );
  return refusalList(entries);
}
