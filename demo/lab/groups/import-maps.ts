import { inline, type LabCondition, type LabGroup, script } from '../condition.ts';
import { SLOW } from '../page.ts';

/** The page waits here until our script has run. */
const WAIT = script(SLOW);

const LIBRARY = '/page-library.js';
const IMPORTS = JSON.stringify({ imports: { 'page-library': LIBRARY } });
const MAP = `<script type="importmap">${IMPORTS}</script>`;

/** Only by the map does the page know where its library is. */
const MODULE = `<script type="module">import { name } from 'page-library'; document.documentElement.dataset.library = name;</script>`;

/** The map, written by a script of the page. */
const WRITTEN_MAP = inline(
  `var map = document.createElement('script'); map.type = 'importmap'; map.textContent = '${IMPORTS}'; document.currentScript.after(map);`,
);

const LINES = `<link rel="modulepreload" media="(device-posture)" href="HOST/widget/form.js">
<link rel="preload" as="script" crossorigin href="HOST/widget/form.js">
<script src="HOST/widget/appraisal-form.js" async></script>`;

const DEFERRED = LINES.replace(' async>', ' defer>');
const AT_ONCE = LINES.replace(' async>', '>');

const OURS = /<script\b[^>]*widget[^>]*><\/script>/;
const withoutScript = (form: string) => form.replace(OURS, '');

/** The recipe for tag managers: a script of theirs brings the lines and the element. */
const BROUGHT = inline(
  `var script = document.createElement('script'); script.async = true; script.src = 'HOST/widget/appraisal-form.js'; document.head.append(script);`,
);

const withMap = (
  name: string,
  what: string,
  parts: Pick<LabCondition, 'head' | 'foot' | 'around'>,
): LabCondition => ({ name, what, files: { [LIBRARY]: "export const name = 'page-library';" }, ...parts });

export const importMaps: LabGroup = {
  name: 'import-maps',
  title: 'An import map of the page',
  conditions: [
    withMap('head', 'our lines above the map', { head: LINES + WAIT + MAP + MODULE, around: withoutScript }),
    withMap('deferred', 'our lines above the map, with defer', {
      head: DEFERRED + WAIT + MAP + MODULE,
      around: withoutScript,
    }),
    withMap('at-once', 'our lines above the map, without async', {
      head: AT_ONCE + WAIT + MAP + MODULE,
      around: withoutScript,
    }),
    withMap('below', 'our lines below the map', { head: MAP + LINES + WAIT + MODULE, around: withoutScript }),
    withMap('foot', 'the map at the foot of the page', { foot: WAIT + MAP + MODULE }),
    withMap('written', 'a map that a script of the page writes', {
      head: LINES + WAIT + WRITTEN_MAP + MODULE,
      around: withoutScript,
    }),
    withMap('brought', 'a tag manager that brings our script above the map', {
      head: BROUGHT + WAIT + MAP + MODULE,
      around: withoutScript,
    }),
    withMap('late', 'a tag manager that brings our script when the page has loaded', {
      head: MAP + MODULE,
      around: withoutScript,
      foot: inline(`addEventListener('load', function () { ${BROUGHT.replace(/<\/?script>/g, '')} });`),
    }),
  ],
};
