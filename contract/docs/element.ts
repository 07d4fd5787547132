import {
  type AttributeName,
  type EventName,
  FORM_STEPS,
  type METHODS,
  type PARTS,
  type PROPERTIES,
} from '../embed/element.ts';

/** Descriptions of the public parts of <appraisal-form>, for docs/embedding.md and custom-elements.json. */

export const ATTRIBUTE_DOCS: Record<AttributeName, string> = {
  theme: 'Look and controls.',
  lang: 'What sellers read: ja, en, zh-Hans (simplified Chinese), or auto for the language of your page (its nearest lang). Mails to the seller are in this language if the form sends to our server; what shops read stays Japanese. Forms of one page speak one language.',
  scheme:
    'light, dark, or auto: the color-scheme that your page has where the form stands, also when it changes. See Dark pages.',
  embed: 'page: a part of your page. frame: in a frame of its own, as high as what it shows. Read once.',
  step: 'The step to show; with navigation="host" your page sets it.',
  navigation:
    'embedded: steps change in place. host: the page routes, each step has its own URL; see the event appraisal-form:step.',
  history:
    'entries: Back closes a dialog, then goes a step back. none: Back leaves the page; for pages that route and expect no entries but their own.',
  'initial-category': 'The category of the first item. Used once, at the start.',
  'initial-selection':
    'The answer to its first question, for example 古銭・小判 or 着物. Used once, at the start.',
  'prefill-with':
    'Answers about the first item: brand=ロレックス&product=サブマリーナー. Names and values are listed below, under Prefill.',
  'prefill-from':
    'The names of such answers that are read from the address of your page: brand,model. Nothing is read that is not named.',
  'skip-filled':
    'true, or the attribute alone: questions that prefill has answered are one line, and the form begins at the first open one.',
  photos:
    'smaller: sent as JPEG of at most 4.3 megapixels, without the notes of the camera. original: as chosen, unless our host does not take their type.',
  storage:
    'kept: what the seller has entered is kept in their browser. all: also which of several variants they were shown, in the local storage of your page; set it where the visitor’s consent, or your rules, allow that. none: nothing is stored or read; remove the attribute when consent is given.',
  'api-base': 'The API. Empty: the origin of the script.',
  'medium-uuid': 'The acquisition medium that requests count towards.',
  mode: 'live: requests reach shops. test: all works as ever, and no shop hears of it; see docs/measuring.md, Tests.',
  'data-layer':
    'Where appraisal_form_thanks is pushed when a request is stored. existing: to the dataLayer of the page, if there is one. create: the form makes one. none: nowhere.',
  tracking:
    'Ids that go with the request: sub_id=42&campaign=spring. Those of a8, Google, Yahoo, LINE, Microsoft, Meta, TikTok, X and LinkedIn are read from the page’s address.',
  context:
    'Named values that go with the request to you, and to no shop: article=42&place=footer. Only those that you have declared at /desk/connections are kept.',
  'context-from':
    'The names of such values that are read from the address of your page: campaign_id. Nothing is read that is not named.',
  variant:
    'Your name for this setting of the form: up to 20 letters, digits, _ and -. How far visitors come is counted for each. With the script tag, several (a|b) share the page views by chance, and of each other attribute with as many parts the one at the same place counts: variant="a|b" theme="lp|product".',
  'redirect-url':
    'Your thank-you page: the browser goes there when a request is stored, with its number as request=.',
  'ip-echo-url': 'A service that answers {"ip": …}. Empty: that of the API.',
  'product-name': 'The product name in the texts.',
  'top-url': 'The top page, linked from the item step when the page routes.',
  'form-url': 'The item step, when the page routes.',
  'customer-url': 'The customer step, when the page routes.',
  'thanks-url': 'The thank-you step, when the page routes.',
  'terms-url': 'Terms of use.',
  'privacy-url': 'Privacy policy.',
  'personal-information-url': 'How personal information is handled.',
  'app-store-url': 'The companion app in the App Store.',
  'google-play-url': 'The companion app on Google Play.',
};

interface EventDocs {
  /** The members of `detail`. */
  readonly detail: string;
  readonly when: string;
}

export const EVENT_DOCS: Record<EventName, EventDocs> = {
  'appraisal-form:ready': {
    detail: '{ step }',
    when: 'The form reacts. Once for each element.',
  },
  'appraisal-form:view': {
    detail: '{ step }',
    when: 'Half of the first question was in the window for a second. Once for each element.',
  },
  'appraisal-form:question': {
    detail: '{ step, field, category }',
    when: 'A question (`field`) has its first answer, not from an earlier visit; `category` is that of the goods.',
  },
  'appraisal-form:step': {
    detail: '{ step, from, path }',
    when: 'The step changes. With `navigation="host"` call `preventDefault()` and set the attribute `step`; otherwise the browser goes to `path`.',
  },
  'appraisal-form:progress': {
    detail: '{ percent, step, items, customer }',
    when: 'An answer changed the progress: `percent` 0 to 100, `items` and `customer` 0 to 1.',
  },
  'appraisal-form:contact': {
    detail: '{ items }',
    when: 'All required contact details are filled in and right, for the first time; `items` is the number of items.',
  },
  'appraisal-form:submit': {
    detail: '{ items }',
    when: 'The form starts to send this number of items.',
  },
  'appraisal-form:complete': {
    detail: '{ uuid, shops }',
    when: 'The request is stored and passed on to this number of shops.',
  },
  'appraisal-form:error': {
    detail: '{ message, status }',
    when: 'The request could not be sent. `status`: the HTTP status, if there was an answer.',
  },
  'appraisal-form:abandon': {
    detail: '{ step, field, percent }',
    when: 'The seller leaves with an answer of this visit and no request sent. `field` is the question that waits. Use `navigator.sendBeacon`.',
  },
};

interface MemberDocs {
  /** The type of a property, or the signature of a method without its result. */
  readonly type: string;
  /** The result of a method; left out if there is none. */
  readonly returns?: string;
  readonly description: string;
}

export const METHOD_DOCS: Record<(typeof METHODS)[number], MemberDocs> = {
  reset: { type: 'reset()', description: 'Deletes all answers and the draft.' },
  goTo: {
    type: `goTo(step: ${FORM_STEPS.map((step) => `'${step}'`).join(' | ')})`,
    description: 'Shows the step, or what is missing for it.',
  },
  fill: {
    type: 'fill(sample: SampleForm)',
    returns: 'Promise<void>',
    description: 'Fills in the form, for demonstrations and tests; resolves when it is filled.',
  },
  doctor: {
    type: 'doctor()',
    returns: 'Promise<readonly Finding[]>',
    description:
      'Examines form and page, says on the console and in a dialog what to change, and resolves to the findings: `{ code, level, found, remedy, line, guide }`.',
  },
};

export const PROPERTY_DOCS: Record<(typeof PROPERTIES)[number], MemberDocs> = {
  result: {
    type: 'SubmissionResult | undefined',
    description:
      'The answer to the last request: `{ uuid, shops, requestUrl }`; `requestUrl`, where the seller sees what becomes of it, may be missing. A page that routes sets it to show the thank-you step on another page.',
  },
  prefill: {
    type: 'Readonly<Record<string, string | readonly string[]>> | undefined',
    description:
      'Answers to fill in, by the names of prefill-with; also contact details (name1, kana1, zip1, addr1, email, tel1), which only this property may have. What the seller has answered stays.',
  },
};

export const PART_DOCS: Record<(typeof PARTS)[number], string> = {
  form: 'The whole form.',
  progress: 'The progress bar.',
  heading: 'The heading of a step, focused when shown.',
  item: 'The block of one item.',
  field: 'A question with its label, control and messages.',
  trigger: 'A button that opens a dialog.',
  submit: 'The main button of a step.',
  dialog: 'A dialog.',
};

/** The custom properties that pages set on the element. The defaults are in widget/first-paint/themes/product.css. */
export const STYLE_DOCS = {
  '--appraisal-font': 'Fonts.',
  '--appraisal-accent': 'Main buttons, progress, what is chosen.',
  '--appraisal-accent-deep': 'Accent for text and outlines, dark enough to read on the paper.',
  '--appraisal-accent-soft': 'Light accent behind what is chosen.',
  '--appraisal-ink': 'Text.',
  '--appraisal-ink-soft': 'Hints and other secondary text.',
  '--appraisal-paper': 'Ground of the form.',
  '--appraisal-surface': 'Ground of fields, items and dialogs.',
  '--appraisal-line': 'Thin lines between things.',
  '--appraisal-line-strong': 'Outlines of fields.',
  '--appraisal-danger': 'Messages about what is missing or wrong.',
  '--appraisal-radius': 'Radius of corners.',
  '--appraisal-shadow': 'Shadow of cards and the main button; or `none`.',
  '--appraisal-width': 'Largest width of the form.',
  '--appraisal-text-size':
    'Size of text, from which all sizes follow: `1rem` to follow the page, or 16px or more. Without it the size that the visitor chose in the browser counts, also with `html { font-size: 62.5% }`.',
  '--appraisal-sticky-top': 'Height of a fixed header, if the form finds a wrong one.',
} as const satisfies Record<`--appraisal-${string}`, string>;
