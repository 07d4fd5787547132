import { type LabCondition, type LabGroup, type LabScreen, style } from '../condition.ts';

/** The width that a form takes where there is room for it. */
const WANTED = 750;

/** The width of the screen inside the margins of the body. */
const ROOM: Record<LabScreen, number> = { phone: 390 - 16, desktop: 1280 - 16 };

/** The width that the form wants, and at most that of its parent, which is narrower than the page by `less`. */
const upTo =
  (less = 0) =>
  (screen: LabScreen) =>
    Math.min(WANTED, ROOM[screen] - less);

/** The form in an element with this style. */
function inside(name: string, what: string, style: string, more: Partial<LabCondition> = {}): LabCondition {
  return {
    name,
    what,
    around: (form) => `<div style="${style}">${form}</div>`,
    screens: ['phone', 'desktop'],
    width: upTo(),
    ...more,
  };
}

const SIDE = '<aside style="flex: none; width: 100px">側</aside>';

export const layouts: LabGroup = {
  name: 'layouts',
  title: 'Layouts',
  conditions: [
    inside('flex-row', 'a flex row', 'display: flex', { short: true }),
    inside('flex-row-beside', 'a flex row beside a column of 100 px', 'display: flex', {
      around: (form) => `<div style="display: flex">${form}${SIDE}</div>`,
      width: upTo(100),
      finds: ['narrow'],
    }),
    inside('flex-centred', 'a flex row that centres', 'display: flex; justify-content: center'),
    inside(
      'flex-column-centred',
      'a flex column that centres',
      'display: flex; flex-direction: column; align-items: center',
    ),
    inside('grid-centred', 'a grid with place-items: center', 'display: grid; place-items: center'),
    inside('grid-auto', 'a grid with an auto column', 'display: grid; grid-template-columns: auto 100px', {
      around: (form) =>
        `<div style="display: grid; grid-template-columns: auto 100px">${form}<aside>側</aside></div>`,
      width: upTo(100),
      finds: ['narrow'],
    }),
    inside('table-cell', 'a table cell', '', {
      around: (form) =>
        `<table style="border-spacing: 0"><tr><td style="padding: 0">${form}</td></tr></table>`,
      short: true,
    }),
    inside('grid-itself', 'the element itself as a grid of twelve columns', '', {
      head: style(
        'appraisal-form { display: grid !important; grid-template-columns: repeat(12, 1fr); gap: 16px }',
      ),
      short: true,
    }),
    inside('flex-itself', 'the element itself as a flex row', '', {
      head: style('appraisal-form { display: flex !important }'),
    }),
    inside('footer', 'a bar fixed at the foot of the page', '', {
      around: (form) =>
        `${form}<div style="position: fixed; inset: auto 0 0; height: 72px; background: #224; color: white">電話する</div>`,
      differs: 'scrolls to places above the bar',
    }),
    inside('display-table', 'display: table', 'display: table'),
    inside('float', 'a float', 'float: left'),
    inside('fit-content', 'width: fit-content', 'width: fit-content'),
    inside('inline-block', 'an inline-block', 'display: inline-block'),
    inside('absolute', 'position: absolute', 'position: absolute; left: 8px', {
      // The box may reach to the edge of the page.
      width: (screen) => Math.min(WANTED, ROOM[screen] + 8),
    }),
    inside('fixed', 'position: fixed', 'position: fixed; left: 0; top: 0; max-height: 100%; overflow: auto', {
      width: (screen) => Math.min(WANTED, ROOM[screen] + 16),
    }),
    inside('vertical-text', 'vertical text (vertical-rl)', 'writing-mode: vertical-rl; width: 100%'),
    inside('column-240', 'a column of 240 px', 'width: 240px', { width: () => 240, finds: ['narrow'] }),
    inside('columns', 'multi-column text', 'columns: 1'),
    inside('contained', 'contain: content', 'contain: content', { screens: ['phone'], finds: ['contained'] }),
    inside('transformed', 'a moved and turned parent', 'transform: translateX(1px) rotate(360deg)', {
      finds: ['contained'],
    }),
    inside('zoomed', 'a zoomed parent (zoom: 1.25)', 'zoom: 1.25', {
      width: (screen) => Math.min(WANTED * 1.25, ROOM[screen]),
      differs: 'larger, as all that is zoomed',
    }),
    inside('hidden', 'hidden, then shown by a button', '', {
      around: (form) =>
        `<button type="button" id="open">申し込む</button><div id="box" hidden="">${form}</div>`,
      foot: "<script>document.getElementById('open').onclick = () => { document.getElementById('box').hidden = false; };</script>",
      opener: '申し込む',
      finds: ['hidden'],
    }),
    inside('details', 'a closed <details>', '', {
      around: (form) => `<details><summary role="button">申し込む</summary>${form}</details>`,
      opener: '申し込む',
      finds: ['hidden'],
    }),
    inside('dialog', 'a modal <dialog>', '', {
      around: (form) =>
        `<button type="button" id="open">申し込む</button><dialog id="box" role="alertdialog" style="padding: 0; border: 0; width: 370px; max-width: none">${form}</dialog>`,
      foot: "<script>document.getElementById('open').onclick = () => document.getElementById('box').showModal();</script>",
      opener: '申し込む',
      width: () => 370,
      finds: ['hidden'],
    }),
    inside('popover', 'a popover', '', {
      around: (form) =>
        `<button type="button" popovertarget="box">申し込む</button><div id="box" popover="manual" style="padding: 0; border: 0; width: 370px; max-height: 100%">${form}</div>`,
      opener: '申し込む',
      width: () => 370,
      finds: ['hidden'],
    }),
  ],
};
