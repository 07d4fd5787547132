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
  /** The page of the vendor after which the call was written; '' if none could be read. */
  readonly page: string;
  /** The part of the call that the page has, and what it leaves open. */
  readonly read: string;
}

/** The day on which the pages of the vendors were read. */
export const RECIPES_READ = '2026-11-30';

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

/** The vendor's page about it. */
export const CONSENT_PAGE = 'https://developers.google.com/tag-platform/security/guides/consent';

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
    page: 'https://developers.google.com/analytics/devguides/collection/ga4/reference/events',
    read: '`generate_lead` with `value` and `currency`. `transaction_id` keeps purchases from being counted twice, not leads: here it only tells which request it was.',
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
    page: 'https://support.google.com/google-ads/answer/6386790',
    read: '`transaction_id`: at most 64 characters, one for each conversion, nothing that names a person. A second conversion with the same one does not count.',
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
    page: '',
    read: 'The tag is issued by the console; the help describes it without its code. Written after tags in public pages of advertisers, which all agree.',
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
    page: '',
    read: 'As above. The tag of the console also has `yahoo_email` and `yahoo_phone_number`, left out here: nothing of the seller is sent.',
  },
  line: {
    name: 'LINE広告',
    script: once(
      '_lt',
      "_lt('send', 'cv', { type: 'Conversion' }, ['00000000-0000-0000-0000-000000000000']);",
    ),
    sends: ALONE,
    sendsWords: ALONE_WORDS,
    page: 'https://www.lycbiz.com/jp/manual/line-ads/tracking_021/',
    read: "`_lt('send', 'cv', { type }, [tag])`. A value only with `type: 'Purchase'`. `type: 'Conversion'` is that of the console’s conversion code, seen in public pages of advertisers; `'Lead'` is a standard event of its own.",
  },
  meta: {
    name: 'Meta',
    script: once('fbq', "fbq('track', 'Lead', { value: 1000, currency: 'JPY' }, { eventID: detail.uuid });"),
    sends: NUMBER,
    sendsWords: NUMBER_WORDS,
    consent: "fbq('consent', 'revoke')",
    page: 'https://developers.facebook.com/docs/meta-pixel/reference',
    read: '`Lead`; `eventID` in a fourth place, for those who also send from a server. `revoke` stands before `init`, on every page (https://developers.facebook.com/docs/meta-pixel/implementation/gdpr).',
  },
  x: {
    name: 'X',
    script: once(
      'twq',
      "twq('event', 'tw-xxxxx-xxxxx', { value: 1000, currency: 'JPY', conversion_id: detail.uuid });",
    ),
    sends: NUMBER,
    sendsWords: NUMBER_WORDS,
    page: '',
    read: 'The help of X could not be read. Written after the references of two tools that call the pixel (Tealium, RudderStack): `value`, `currency`, `conversion_id` against double counting.',
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
    page: 'https://ads.tiktok.com/help/article/supported-standard-events',
    read: '`value` and `currency`; `event_id` for those who also send from a server. The list of September 2025 has renamed events; whether `SubmitForm` is still in it could not be seen: look into the event manager for the event that your campaign wants. `holdConsent` is in the pixel’s own code, no page of TikTok about it could be read.',
  },
  microsoft: {
    name: 'Microsoft Advertising',
    script: once('uetq', "uetq.push('event', 'submit_lead_form', { revenue_value: 1000, currency: 'JPY' });"),
    sends: 'a value and a currency',
    sendsWords: '金額、通貨',
    consent: "uetq.push('consent', 'default', { ad_storage: 'denied' })",
    page: 'https://learn.microsoft.com/en-us/advertising/msa-help/hlp_ba_conc_uetv2syntaxupdate',
    read: '`event` with the action first, then `revenue_value` and `currency`. The action is the one of your conversion goal. Consent: `ad_storage` (https://learn.microsoft.com/en-us/advertising/msa-help/hlp_ba_conc_uet_consentfaq).',
  },
} as const satisfies Record<string, Recipe>;

/** The rows with all optional members of their type. */
export const RECIPE_ROWS: readonly Recipe[] = Object.values(RECIPES);
