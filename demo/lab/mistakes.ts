import { inline, type LabCondition, style, withTag } from './condition.ts';

/** A mistake of a partner, which the form's doctor must name. */
export interface Mistake extends LabCondition {
  readonly finds: NonNullable<LabCondition['finds']>;
}

const HOST_ONLY = "default-src 'none'; script-src HOST";

/** A medium that the demo knows, for pages of another host (`DEMO_MEDIA` of contract/calls/demo.ts). */
const OF_ANOTHER_PARTNER = '7c1b9e34-2f5a-4e8d-8b60-3a9d4c5e6f21';

const COUNTS = "document.addEventListener('appraisal-form:complete', function () {});";

/** In place of the element, a component whose shadow root nobody can look into. */
const inClosedRoot = (attributes: string) =>
  withTag(`<div id="component"></div>
<script>
  document.getElementById('component').attachShadow({ mode: 'closed' }).innerHTML =
    '<appraisal-form ${attributes}></appraisal-form>';
</script>`);

/** On the form, as wide and high as it. */
const onTop = (form: string, style: string) =>
  `<div style="position: relative">${form}<div id="ad" style="position: absolute; inset: 0; ${style}"></div></div>`;

/**
 * Pages with mistakes of their own, and some that could be taken for one, beside those of the groups. The form does not
 * have to work in them.
 */
export const MISTAKES: readonly Mistake[] = [
  {
    name: 'no-element',
    what: 'the script without the element',
    around: (form) => form.replace(/<appraisal-form.*<\/appraisal-form>/, ''),
    finds: ['form-absent'],
  },
  {
    name: 'misspelt-tag',
    what: 'a misspelt tag',
    around: (form) => form.replaceAll('appraisal-form ', 'apraisal-form ').replace('</appr', '</apr'),
    finds: ['tag-name'],
  },
  {
    name: 'other-tag',
    what: 'no mistake: an element of the page with a similar name',
    head: inline("customElements.define('appraisal-forms', class extends HTMLElement {});"),
    around: (form) => `<appraisal-forms>${form}</appraisal-forms>`,
    finds: [],
  },
  {
    name: 'policy-frame',
    what: 'a policy that forgets frames, with the form in one',
    attributes: { embed: 'frame' },
    headers: { 'content-security-policy': `${HOST_ONLY}; style-src HOST; img-src data:` },
    finds: ['policy'],
  },
  {
    name: 'frame',
    what: 'no mistake: a policy that allows only the frame',
    attributes: { embed: 'frame' },
    headers: { 'content-security-policy': `${HOST_ONLY}; style-src HOST; img-src data:; frame-src HOST` },
    finds: [],
  },
  {
    name: 'opener',
    what: 'no mistake: a button that opens the form',
    around: (form) =>
      `${form.replace(/<appraisal-form.*<\/appraisal-form>/, '')}<button data-appraisal-form-open="">申し込む</button>`,
    finds: [],
  },
  {
    name: 'opener-component',
    what: 'no mistake: a component whose button opens the form, inside its shadow root',
    around: (form) => `${withTag('<shop-button></shop-button>')(form)}
<script>
  customElements.define('shop-button', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<button data-appraisal-form-open="">申し込む</button>';
    }
  });
</script>`,
    finds: [],
  },
  {
    name: 'opener-component-misspelt',
    what: 'a misspelt attribute of a button inside a component',
    around: (form) => `${form}<div id="shop"></div>
<script>
  document.getElementById('shop').attachShadow({ mode: 'open' }).innerHTML =
    '<button data-apraisal-form-open="side">申し込む</button>';
</script>`,
    finds: ['attribute-name'],
  },
  {
    name: 'no-width',
    what: 'a column without any width',
    around: (form) => `<div style="width: 0">${form}</div>`,
    finds: ['no-width'],
  },
  {
    name: 'too-wide',
    what: 'a fixed width for another screen',
    around: (form) =>
      `<div style="width: 2000px">${form.replace('<appraisal-form', '<appraisal-form style="--appraisal-width: 2000px"')}</div>`,
    finds: ['overflow'],
  },
  {
    name: 'policy-api',
    what: 'a policy that forgets the API',
    headers: { 'content-security-policy': `${HOST_ONLY}; img-src HOST data: blob:` },
    finds: ['policy'],
  },
  {
    name: 'policy-pictures',
    what: 'a policy that forgets pictures and previews',
    headers: { 'content-security-policy': `${HOST_ONLY}; connect-src HOST` },
    finds: ['policy'],
  },
  {
    name: 'api-elsewhere',
    what: 'an API that does not answer',
    attributes: { 'api-base': 'http://127.0.0.1:9/' },
    finds: ['api-unreachable'],
  },
  {
    name: 'api-page',
    what: 'an API that answers with a page',
    attributes: { 'api-base': '/lab/' },
    finds: ['api-unreachable'],
  },
  {
    name: 'wrong-theme',
    what: 'a theme that does not exist',
    attributes: { theme: 'dark' },
    finds: ['attribute-value'],
  },
  {
    name: 'wrong-category',
    what: 'a category that does not exist',
    attributes: { 'initial-category': 'car' },
    finds: ['attribute-value'],
  },
  {
    name: 'misspelt-attribute',
    what: 'misspelt attributes',
    attributes: { 'inital-category': 'watch', medium: OF_ANOTHER_PARTNER, 'data-theme': 'lp' },
    finds: ['attribute-name', 'attribute-name', 'attribute-name'],
  },
  {
    name: 'broken-medium',
    what: 'a medium that was not copied whole',
    attributes: { 'medium-uuid': OF_ANOTHER_PARTNER.slice(0, -1) },
    finds: ['medium-malformed'],
  },
  {
    name: 'unknown-medium',
    what: 'a medium that nobody was given',
    attributes: { 'medium-uuid': '11111111-2222-4333-8444-555555555555' },
    finds: ['medium-unknown'],
  },
  {
    name: 'foreign-medium',
    what: 'the medium of another partner',
    attributes: { 'medium-uuid': OF_ANOTHER_PARTNER },
    finds: ['medium-elsewhere'],
  },
  {
    name: 'module-above-map',
    what: 'our script as a module above the import map of the page',
    script: 'type="module" async=""',
    foot: '<script type="importmap">{"imports":{}}</script>',
    finds: ['import-map'],
  },
  {
    name: 'cut-off',
    what: 'a parent that is lower than the form and cuts it off',
    around: (form) => `<div class="box" style="max-height: 300px; overflow: hidden">${form}</div>`,
    finds: ['cut-off'],
  },
  {
    name: 'frame-cut-off',
    what: 'the same around a frame',
    around: (form) =>
      `<div class="box" style="max-height: 300px; overflow: hidden">${withTag('<iframe src="HOST/frame" title="査定フォーム"></iframe>')(form)}</div>`,
    finds: ['cut-off'],
  },
  {
    name: 'panel',
    what: 'no mistake: a panel that scrolls, in a box that ends there',
    around: (form) =>
      `<div style="height: 500px; overflow: hidden"><div style="height: 100%; overflow: auto">${form}</div></div>`,
    finds: [],
  },
  {
    name: 'two-builds',
    what: 'the script twice, under two addresses',
    around: (form) => `${form}<script type="module" src="HOST/widget/appraisal-form-react.js"></script>`,
    finds: ['script-versions'],
  },
  {
    name: 'two-elements',
    what: 'the form twice',
    around: (form) => `${form}<hr /><appraisal-form></appraisal-form>`,
    finds: ['several-forms'],
  },
  {
    name: 'left-in-test',
    what: 'a form that was left in test mode',
    attributes: { mode: 'test' },
    finds: ['test-mode'],
  },
  {
    name: 'push-and-event',
    what: 'a dataLayer and a script for the same conversion',
    head: inline(`dataLayer = []; ${COUNTS}`),
    finds: ['counted-twice'],
  },
  {
    name: 'event-twice',
    what: 'the same script for conversions twice',
    head: inline(COUNTS) + inline(COUNTS),
    finds: ['counted-twice'],
  },
  { name: 'no-viewport', what: 'no viewport', viewport: '', finds: ['no-viewport'] },
  {
    name: 'header',
    what: 'a fixed header',
    around: (form) =>
      `<header style="position: fixed; inset: 0 0 auto; height: 64px; background: white">見出し</header>${form}`,
    finds: ['page-header'],
  },
  {
    name: 'sticky-cut',
    what: 'a parent that scrolls by itself, with the sticky theme',
    attributes: { theme: 'lp' },
    around: (form) => `<div class="box" style="overflow: hidden">${form}</div>`,
    finds: ['contained'],
  },
  {
    name: 'not-displayed',
    what: 'a style that hides the element',
    head: style('appraisal-form { display: none }'),
    finds: ['hidden'],
  },
  {
    name: 'transparent',
    what: 'a style that makes the element transparent',
    head: style('appraisal-form { opacity: 0 }'),
    finds: ['transparent'],
  },
  {
    name: 'appearing',
    what: 'a parent that appears as visitors scroll',
    around: (form) => `<div style="opacity: 0; transition: opacity 1s">${form}</div>`,
    finds: ['hidden'],
  },
  {
    name: 'covered',
    what: 'an element without a colour that lies on the form',
    around: (form) => onTop(form, ''),
    finds: ['covered'],
  },
  {
    name: 'glass',
    what: 'no mistake: the same, which lets presses through',
    around: (form) => onTop(form, 'pointer-events: none'),
    finds: [],
  },
  {
    name: 'no-presses',
    what: 'no mistake: a style by which presses would go through other elements',
    head: style('appraisal-form { pointer-events: none }'),
    finds: [],
  },
  {
    name: 'consent',
    what: 'a message about cookies over the whole screen',
    foot: '<div style="position: fixed; inset: 0; background: #0008">同意しますか</div>',
    finds: ['covered-now'],
  },
  {
    name: 'bars',
    what: 'no mistake: a message about cookies at the foot, a button for a chat',
    foot: `<div style="position: fixed; inset: auto 0 0; height: 90px; background: white">同意しますか</div>
<button style="position: fixed; right: 8px; bottom: 98px; width: 60px; height: 60px">相談</button>
<div style="height: 400px"></div>`,
    finds: [],
  },
  {
    name: 'inert',
    what: 'a parent with inert',
    around: (form) => `<div class="panel" inert="">${form}</div>`,
    finds: ['inert'],
  },
  {
    name: 'inert-menu',
    what: 'no mistake: a closed menu with inert beside the form',
    around: (form) => `<nav inert="" style="position: fixed; left: -300px; width: 300px">品目</nav>${form}`,
    finds: [],
  },
  {
    name: 'self-closed',
    what: 'an element whose tag ends with “/>”',
    around: (form) => `${withTag('<appraisal-form />')(form)}<footer>会社概要</footer>`,
    finds: ['self-closed'],
  },
  {
    name: 'self-closed-text',
    what: 'the same, before nothing but a text',
    around: (form) => `<div>${withTag('<appraisal-form />')(form)}
<p>続きの本文</p></div>`,
    finds: ['self-closed'],
  },
  {
    name: 'self-closed-script',
    what: 'a script whose tag ends with “/>”, before the element',
    head: '<script src="HOST/widget/appraisal-form.js"></script>',
    around: (form) => form.replace('></script>', ' />'),
    foot: '<script></script>',
    finds: ['self-closed'],
  },
  {
    name: 'own-words',
    what: 'no mistake: words of the page in the element',
    around: withTag(`<appraisal-form>
  <p>フォームを読み込んでいます。</p>
  <p>お急ぎの方は<a href="tel:0312345678">お電話</a>ください。</p>
</appraisal-form>`),
    finds: [],
  },
  {
    name: 'closed-root',
    what: 'an element in a closed shadow root, with a theme that does not exist',
    around: inClosedRoot('theme="neon"'),
    finds: ['attribute-value'],
  },
  {
    name: 'closed-root-well',
    what: 'no mistake: an element in a closed shadow root',
    around: inClosedRoot('theme="lp"'),
    finds: [],
  },
  {
    name: 'closed-root-covered',
    what: 'the same, below another element',
    around: (form) => onTop(inClosedRoot('')(form), ''),
    finds: ['covered'],
  },
  {
    name: 'wrong-values',
    what: 'a wrong value of every attribute that has a list or a form',
    attributes: {
      embed: 'iframe',
      step: 'contact',
      navigation: 'none',
      history: 'off',
      photos: 'small',
      storage: 'session',
      'api-base': 'api.example.jp',
      'data-layer': 'push',
      tracking: '{"sub_id":42}',
      'redirect-url': 'www.example.jp/thanks',
      'terms-url': 'javascript:void(0)',
    },
    finds: ['api-unreachable', ...Array.from({ length: 11 }, () => 'attribute-value' as const)],
  },
  {
    name: 'wrong-selection',
    what: 'an answer that the first question does not have',
    attributes: { 'initial-selection': 'ロレックスの時計' },
    finds: ['attribute-value'],
  },
  {
    name: 'selection',
    what: 'no mistake: an answer that the first question has',
    attributes: { 'initial-category': 'antique', 'initial-selection': '着物' },
    finds: [],
  },
  {
    name: 'selection-alone',
    what: 'an answer without a category',
    attributes: { 'initial-category': '', 'initial-selection': '着物' },
    finds: ['attribute-alone'],
  },
  {
    name: 'prefill-unused',
    what: 'answers to fill in, of which one is no brand and one has no name of ours',
    attributes: { 'initial-category': 'watch', 'prefill-with': 'brand=どこにもない&colour=red' },
    finds: ['prefill-unused', 'prefill-unused'],
  },
  {
    name: 'misspelt-opener',
    what: 'misspelt attributes of buttons that open the form',
    around: (form) => `${form}
<button type="button" data-apraisal-form-open="side">申し込む</button>
<button type="button" data-appraisal-form-open="left" data-appraisal-form-thema="lp">申し込む</button>
<button type="button" data-appraisal-form-open="side" data-appraisal-form-theme="neon">申し込む</button>`,
    finds: ['attribute-value', 'attribute-value', 'attribute-name', 'attribute-name'],
  },
  {
    name: 'wrong-teaser',
    what: 'a teaser of a kind that does not exist, and a misspelt option',
    around: (form) => `${form}<span hidden data-appears="banner" data-appears-sied="left"></span>`,
    finds: ['attribute-value', 'attribute-name'],
  },
  {
    name: 'wrong-frame',
    what: 'a theme that does not exist, in the address of a frame',
    around: withTag('<iframe src="HOST/frame?theme=neon" title="査定フォーム"></iframe>'),
    finds: ['attribute-value'],
  },
];
