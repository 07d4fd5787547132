import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { CONSENT_MODE, RECIPES } from './recipes.ts';

const UUID = '3f2a9c64-92d3-4b0c-8e21-6a4d2f9b7c02';
const COMPLETE = 'appraisal-form:complete';

/** A page with a script, and with stand-ins for the tools of vendors that keep their calls. */
function pageWith(script: string, tools: object) {
  const document = new EventTarget();
  runInNewContext(script, { document, ...tools });
  return () =>
    document.dispatchEvent(Object.assign(new Event(COMPLETE), { detail: { uuid: UUID, shops: 3 } }));
}

const value = { value: 1000, currency: 'JPY' };

/** The calls as each vendor documents them: the tool of the page, and what it is told. */
const TOOLS: Record<keyof typeof RECIPES, readonly [tool: string, call: readonly unknown[]]> = {
  ga4: ['gtag', ['event', 'generate_lead', { transaction_id: UUID, ...value }]],
  googleAds: [
    'gtag',
    [
      'event',
      'conversion',
      { send_to: expect.stringMatching(/^AW-\d+\/\w+$/), transaction_id: UUID, ...value },
    ],
  ],
  yahooSearch: [
    'ytag',
    [
      {
        type: 'yss_conversion',
        config: {
          yahoo_conversion_id: expect.any(String),
          yahoo_conversion_label: expect.any(String),
          yahoo_conversion_value: '1000',
        },
      },
    ],
  ],
  yahooDisplay: [
    'ytag',
    [
      {
        type: 'yjad_conversion',
        config: {
          yahoo_ydn_conv_io: expect.any(String),
          yahoo_ydn_conv_label: expect.any(String),
          yahoo_ydn_conv_transaction_id: UUID,
          yahoo_ydn_conv_value: '1000',
        },
      },
    ],
  ],
  line: ['_lt', ['send', 'cv', { type: 'Conversion' }, [expect.stringMatching(/^[0-9a-f-]{36}$/)]]],
  meta: ['fbq', ['track', 'Lead', value, { eventID: UUID }]],
  x: ['twq', ['event', expect.stringMatching(/^tw-\w+-\w+$/), { ...value, conversion_id: UUID }]],
  tiktok: ['ttq.track', ['SubmitForm', value, { event_id: UUID }]],
  microsoft: ['uetq.push', ['event', 'submit_lead_form', { revenue_value: 1000, currency: 'JPY' }]],
};

/** A tool that keeps its calls: a function, or an object with a method. */
function standIn(path: string, calls: unknown[]): object {
  const keep = (...call: unknown[]) => void calls.push(JSON.parse(JSON.stringify(call)));
  const [name = '', method] = path.split('.');
  return { [name]: method ? { [method]: keep } : keep };
}

describe.each(Object.entries(RECIPES))('The recipe of %s', (name, { script }) => {
  const [path, call] = TOOLS[name as keyof typeof RECIPES];

  test('tells the tool once of each request, and nothing about the seller', () => {
    const calls: unknown[] = [];
    const complete = pageWith(script, standIn(path, calls));
    expect(calls).toEqual([]);
    complete();
    expect(calls).toEqual([call]);
  });

  test('sends nothing while the tool waits for consent outside of the page', () => {
    expect(pageWith(script, {})).not.toThrow();
  });
});

test('Consent mode denies everything before any tag, until the visitor agrees', () => {
  const window: { dataLayer?: ArrayLike<unknown>[]; grantConsent?: () => void; window?: object } = {};
  window.window = window;
  runInNewContext(CONSENT_MODE, window);
  const all = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });
  const callsOf = () => (window.dataLayer ?? []).map((call) => JSON.parse(JSON.stringify(Array.from(call))));
  expect(callsOf()).toEqual([['consent', 'default', { ...all('denied'), wait_for_update: 500 }]]);
  window.grantConsent?.();
  expect(callsOf().at(-1)).toEqual(['consent', 'update', all('granted')]);
});
