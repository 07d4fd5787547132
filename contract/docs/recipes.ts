/**
 * The calls by which tools of others count a request: what a page adds for each, and what that sends. docs/measuring.md and
 * the guide for partners show them, and a test runs each against a stand-in made after the calls that the vendor documents.
 */
interface Recipe {
  readonly name: string;
  /** A script of the page, below the form. Its ids are those of the partner's own account. */
  readonly script: string;
  /** The data that leaves, for the text of the page about what it sends. */
  readonly sends: string;
  /** The same in Japanese. */
  readonly sendsWords: string;
  /**
   * The call by which the tool waits for the consent of a visitor. A tool without one is loaded when the visitor agrees; the
   * script sends nothing until it is there.
   */
  readonly consent?: string;
}

/** A conversion is told once for each request, by its number, and only while the tool is there. */
const once = (
  tool: string,
  call: string,
) => `document.addEventListener('appraisal-form:complete', ({ detail }) => {
  if (typeof ${tool} === 'undefined') return;
  ${call}
});`;

const NUMBER = 'the number of the request, a value and a currency';
const NUMBER_WORDS = '受付番号、金額、通貨';
const ALONE = 'that a request was sent';
const ALONE_WORDS = '申し込みがあったこと';

const GOOGLE_CONSENT = "gtag('consent', 'default', …)";

/** Google consent mode (version 2): stands above the tags, and is told when a visitor agrees. */
export const CONSENT_MODE = `window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }
const consent = (state) => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});
gtag('consent', 'default', { ...consent('denied'), wait_for_update: 500 });
// Call it when the visitor agrees.
window.grantConsent = () => gtag('consent', 'update', consent('granted'));`;

export const RECIPES = {
  ga4: {
    name: 'Google Analytics 4',
    script: once(
      'gtag',
      "gtag('event', 'generate_lead', { transaction_id: detail.uuid, currency: 'JPY', value: 1000 });",
    ),
    sends: NUMBER,
    sendsWords: NUMBER_WORDS,
    consent: GOOGLE_CONSENT,
  },
  googleAds: {
    name: 'Google 広告',
    script: once(
      'gtag',
      `gtag('event', 'conversion', {
    send_to: 'AW-000000000/XXXXXXXXXXXXXXXXXXX',
    transaction_id: detail.uuid,
    currency: 'JPY',
    value: 1000,
  });`,
    ),
    sends: NUMBER,
    sendsWords: NUMBER_WORDS,
    consent: GOOGLE_CONSENT,
  },
  yahooSearch: {
    name: 'Yahoo!広告（検索）',
    script: once(
      'ytag',
      `ytag({
    type: 'yss_conversion',
    config: {
      yahoo_conversion_id: '0000000000',
      yahoo_conversion_label: 'XXXXXXXXXXXXXXXXXXXX',
      yahoo_conversion_value: '1000',
    },
  });`,
    ),
    sends: 'a value',
    sendsWords: '金額',
  },
  yahooDisplay: {
    name: 'Yahoo!広告（ディスプレイ）',
    script: once(
      'ytag',
      `ytag({
    type: 'yjad_conversion',
    config: {
      yahoo_ydn_conv_io: 'XXXXXXXXXXXXXXXXXXXXXX',
      yahoo_ydn_conv_label: 'XXXXXXXXXXXXXXXXXXXX',
      yahoo_ydn_conv_transaction_id: detail.uuid,
      yahoo_ydn_conv_value: '1000',
    },
  });`,
    ),
    sends: 'the number of the request and a value',
    sendsWords: '受付番号、金額',
  },
  line: {
    name: 'LINE広告',
    script: once(
      '_lt',
      "_lt('send', 'cv', { type: 'Conversion' }, ['00000000-0000-0000-0000-000000000000']);",
    ),
    sends: ALONE,
    sendsWords: ALONE_WORDS,
  },
  meta: {
    name: 'Meta',
    script: once('fbq', "fbq('track', 'Lead', { value: 1000, currency: 'JPY' }, { eventID: detail.uuid });"),
    sends: NUMBER,
    sendsWords: NUMBER_WORDS,
    consent: "fbq('consent', 'revoke')",
  },
  x: {
    name: 'X',
    script: once(
      'twq',
      "twq('event', 'tw-xxxxx-xxxxx', { value: 1000, currency: 'JPY', conversion_id: detail.uuid });",
    ),
    sends: NUMBER,
    sendsWords: NUMBER_WORDS,
  },
  tiktok: {
    name: 'TikTok',
    script: once(
      'ttq',
      "ttq.track('SubmitForm', { value: 1000, currency: 'JPY' }, { event_id: detail.uuid });",
    ),
    sends: NUMBER,
    sendsWords: NUMBER_WORDS,
    consent: 'ttq.holdConsent()',
  },
  microsoft: {
    name: 'Microsoft Advertising',
    script: once('uetq', "uetq.push('event', 'submit_lead_form', { revenue_value: 1000, currency: 'JPY' });"),
    sends: 'a value and a currency',
    sendsWords: '金額、通貨',
    consent: "uetq.push('consent', 'default', { ad_storage: 'denied' })",
  },
} as const satisfies Record<string, Recipe>;

/** The rows with all optional members of their type. */
export const RECIPE_ROWS: readonly Recipe[] = Object.values(RECIPES);
