import { type Condition, inline, style } from './condition.ts';

/** A mistake of a partner, which the form's doctor must name. */
export interface Mistake extends Condition {
  readonly finds: NonNullable<Condition['finds']>;
}

const HOST_ONLY = "default-src 'none'; script-src HOST";

/** A medium that the demo knows, for pages of another host (`DEMO_MEDIA` of contract/demo.ts). */
const OF_ANOTHER_PARTNER = '7c1b9e34-2f5a-4e8d-8b60-3a9d4c5e6f21';

const COUNTS = "document.addEventListener('appraisal-form:complete', function () {});";

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
    name: 'covered',
    what: 'a style that hides the element',
    head: style('appraisal-form { display: none }'),
    finds: ['hidden'],
  },
];
