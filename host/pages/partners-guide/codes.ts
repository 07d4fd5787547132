import { isGiven } from '#contract/embed/given.ts';
import type { PinnedRelease } from '#contract/embed/release.ts';
import {
  type Attributes,
  buttonLine,
  elementLine,
  formUrl,
  frameLine,
  linkLine,
  pinnedLines,
  policyLines,
  scriptLines,
  shortcodeLine,
  type TeaserOptions,
  teaserLine,
} from '#contract/embed/snippet.ts';
import { TEASERS } from '#contract/embed/teaser.ts';
import { GUIDE } from './messages.ts';

const { codes } = GUIDE;

/** The codes that partners paste, by the place where they paste them. */
export type CodeName =
  | 'html'
  | 'wordpress'
  | 'react'
  | 'reactTypes'
  | 'vue'
  | 'tagManager'
  | 'dialog'
  | 'side'
  | 'teaser'
  | 'frame'
  | 'tallFrame'
  | 'plainLink';

/** Declares the element in JSX for TypeScript. */
const REACT_TYPES = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'appraisal-form': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        [attribute: string]: unknown;
      };
    }
  }
}`;

/** A text in a script of a page, which no text may end. */
const scriptText = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\u003c')}'`;

function tagManagerCode(origin: string, script: string, attributes: Attributes): string {
  return [
    script,
    '<script>',
    "  var form = document.createElement('appraisal-form');",
    ...attributes.map(([name, value]) => `  form.setAttribute('${name}', ${scriptText(value)});`),
    "  var link = form.appendChild(document.createElement('a'));",
    `  link.href = '${formUrl(origin, attributes)}';`,
    `  link.textContent = '${codes.link}';`,
    "  document.getElementById('appraisal').appendChild(form);",
    '</script>',
  ].join('\n');
}

/**
 * The codes for these settings.
 * @param pinned the release on which the page stays; by default the newest one
 * @param inPlace the settings where the form stands in the page itself, which may be several to compare
 * @param teaser the options of a teaser
 */
export function codesFor(
  origin: string,
  attributes: Attributes,
  release: PinnedRelease | null,
  inPlace: Attributes = attributes,
  teaser: TeaserOptions = [['', TEASERS[0]]],
): Record<CodeName, string> {
  const script = release ? pinnedLines(origin, release) : scriptLines(origin);
  const element = elementLine(origin, inPlace, codes.link);
  const html = `${script}\n${element}`;
  return {
    html,
    wordpress: shortcodeLine(attributes),
    react: `// index.html: ${script.replaceAll('\n', '\n// ')}\n\nexport const Appraisal = () => (\n  ${element}\n);`,
    reactTypes: REACT_TYPES,
    vue: `<!-- index.html: ${script} -->\n\n<template>\n  ${element}\n</template>`,
    tagManager: tagManagerCode(origin, script, inPlace),
    dialog: `${script}
${buttonLine(origin, attributes, 'middle', codes.button)}`,
    side: `${script}
${buttonLine(origin, attributes, 'side', codes.button)}`,
    teaser: teaserLine(origin, teaser, attributes, release),
    // Without our script around it a frame gets nothing from its page.
    frame: frameLine(
      origin,
      attributes.filter(([name]) => !isGiven(name)),
      codes.frameTitle,
    ),
    tallFrame: `${script}
${frameLine(origin, attributes, codes.frameTitle)}`,
    plainLink: linkLine(origin, codes.link, attributes),
  };
}

export const policyFor = (origin: string): string =>
  policyLines(origin)
    .map(([directive, sources]) => `${directive} ${sources};`)
    .join('\n');
