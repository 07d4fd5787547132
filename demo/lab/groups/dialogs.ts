import {
  inline,
  type LabCondition,
  type LabGroup,
  moduleScript,
  npm,
  script,
  withTag,
} from '../condition.ts';

/** The form may keep nothing in the browser: what lasts, lasts in the page. */
const OPENS =
  'data-appraisal-form-open="" data-appraisal-form-storage="none" data-appraisal-form-initial-category="music"';

const BUTTON = `<button type="button" ${OPENS}>申し込む</button>`;
const SL_BUTTON = `<sl-button ${OPENS}>申し込む</sl-button>`;

const SHOELACE = npm('@shoelace-style/shoelace/cdn/components/button/button.js');

/** Leads to another view of the page. The router, if there is one, goes there without a reload. */
const LINK = '<a href="?view=next">次の画面</a>';

const opener = (
  name: string,
  what: string,
  html: string,
  parts: Pick<LabCondition, 'head' | 'foot'>,
): LabCondition => ({
  name,
  what,
  dialog: 'opener',
  screens: ['phone', 'desktop'],
  around: withTag(html),
  ...parts,
});

const router = (name: string, what: string, head: string, html = LINK + BUTTON): LabCondition => ({
  name,
  what,
  dialog: 'router',
  head,
  around: withTag(html),
});

/** Draws the view of the address, with a link and a button of its own. */
const DRAW = `function draw() { var view = new URLSearchParams(location.search).get('view'); document.getElementById('view').innerHTML = '<h2>' + (view ? '次の画面' : '最初の画面') + '</h2>${LINK}${BUTTON}'; }
addEventListener('DOMContentLoaded', draw);`;

const VIEW = '<div id="view"></div>';

export const dialogs: LabGroup = {
  name: 'dialogs',
  title: 'The form in a dialog',
  conditions: [
    opener('shoelace', 'a button of Shoelace 2', SL_BUTTON, { head: moduleScript(SHOELACE) }),
    opener('shoelace-late', 'a button of Shoelace 2 that is defined after it was pressed', SL_BUTTON, {
      foot: inline(
        `addEventListener('appraisal-form:ready', function () { document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: "${SHOELACE}" })); });`,
      ),
    }),
    opener(
      'shoelace-inside',
      'a component with a button of Shoelace 2 in its shadow root',
      '<shop-offer></shop-offer>',
      {
        head:
          moduleScript(SHOELACE) +
          inline(
            `customElements.define('shop-offer', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '${SL_BUTTON}'; } });`,
          ),
      },
    ),
    router(
      'push-state',
      'a router with pushState, which draws each view anew',
      inline(
        `${DRAW} addEventListener('popstate', draw); addEventListener('click', function (event) { var link = event.target.closest('#view a'); if (!link) return; event.preventDefault(); history.pushState({}, '', link.href); draw(); });`,
      ),
      VIEW,
    ),
    router(
      'navigation',
      'a router with the Navigation API, which draws each view anew',
      inline(
        `${DRAW} navigation.addEventListener('navigate', function (event) { if (event.canIntercept) event.intercept({ handler: function () { draw(); } }); });`,
      ),
      VIEW,
    ),
    router('turbo', 'Turbo 8', script(npm('@hotwired/turbo/dist/turbo.es2017-umd.js'))),
    router(
      'htmx',
      'htmx 2 that follows links itself',
      script(npm('htmx.org/dist/htmx.min.js')),
      `<div hx-boost="true">${LINK}</div>${BUTTON}`,
    ),
  ],
};
