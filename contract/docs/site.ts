import { DEFAULT_MEDIUM_UUID, SERVICE_UUID } from '../base/product.ts';
import type { DOMAINS } from '../calls/index.ts';
import { TOLD_MEDIAN } from '../life/figures.ts';
import { PAGE_CHARACTERS } from '../media/counted-page.ts';
import { PAGE_TROUBLES, TELLING_PAGES } from '../site/page-troubles.ts';
import { type DocsOf, JSON_REFUSALS, TOO_MANY } from './call.ts';

export const siteDocs: DocsOf<(typeof DOMAINS)['site']> = {
  recentAppraisals: {
    title: 'Recent requests',
    description: 'What was asked for lately, by time, prefecture and goods only; newest first.',
    answer: {
      recent_appraisals: 'At most ten requests.',
      'recent_appraisals[].id': 'Tells the entries of the list apart.',
      'recent_appraisals[].time': 'How long ago, as it is shown.',
      'recent_appraisals[].location': 'A prefecture.',
      'recent_appraisals[].item': 'A category, with a brand of the catalogue where one was chosen.',
      'recent_appraisals[].example': 'True for what is made up, while a demonstration has few requests.',
    },
    refusals: {},
    example: {
      answer: {
        recent_appraisals: [{ id: 'r1', time: '5分前', location: '東京都', item: '時計（ROLEX）' }],
      },
    },
  },
  sendEnquiry: {
    title: 'Send an enquiry',
    description: 'A message from the contact page. What is answered is not read.',
    body: {
      contact: 'What the visitor filled in.',
      'contact.name': 'At most 200 characters.',
      'contact.email': 'One address or several with commas; at most 200 characters.',
      'contact.mail_body': 'At most 10,000 characters.',
      'contact.service_uuid': 'The service that the enquiry is addressed to; fixed.',
    },
    refusals: { ...JSON_REFUSALS, ...TOO_MANY },
    example: {
      body: {
        contact: {
          name: '山田 花子',
          email: 'hanako@example.jp',
          mail_body: '掲載についてうかがいます。',
          service_uuid: SERVICE_UUID,
        },
      },
      answer: {},
    },
  },
  publicIp: {
    title: 'The caller’s IP address',
    description: 'Stands in for a public IP-echo service; a form goes out without it after 5 seconds.',
    answer: { ip: 'The address that the call came from, version 4 or 6.' },
    refusals: {},
    example: { answer: { ip: '203.0.113.7' } },
  },
  disclosure: {
    title: 'Who learns of a request',
    description:
      'The settings by which shops learn of a request, and how many shops can get it now, for what the form says before it is sent. Without this call the form says nothing of it.',
    query: {
      categories:
        'The categories of the goods, such as `watch,preciousMetal`. Without a known one nothing is counted.',
      prefecture:
        'Where the goods are, such as `東京都`. Without it the shops of the whole country are counted; for a name that is none of a prefecture nothing is.',
    },
    answer: {
      contact_release:
        'Which shops may see the contact: `all` that the request goes to, or the `chosen` ones. Each seller can change it afterwards.',
      most_shops: 'How many shops are told of a request at most, also those that it is passed on to.',
      able: 'The shops that can get such a request now, as far as it does not depend on the day.',
      'able.shops': 'How many buy at least one of the goods.',
      'able.unbought': 'Those of the categories that none of them buys.',
      'able.seek_days': 'For how many days shops are looked for while a request has too few.',
    },
    refusals: {},
    example: {
      query: { categories: 'watch,music', prefecture: '東京都' },
      answer: {
        contact_release: 'all',
        most_shops: 15,
        able: { shops: 12, unbought: ['music'], seek_days: 7 },
      },
    },
  },
  firstQuotes: {
    title: 'How long the first quote takes',
    description: `The median of the last ${TOLD_MEDIAN.days} days, for the pages that say it. Counted at most every ten minutes.`,
    answer: {
      median_hours: `The whole hours within which half of the requests with a quote had the first one. Null as long as there are fewer than ${TOLD_MEDIAN.fewest}, and on a site of made-up requests.`,
    },
    refusals: {},
    example: { answer: { median_hours: 5 } },
  },
  medium: {
    title: 'An acquisition medium',
    description:
      'Whether a medium is known. Only the doctor of the form asks, for partners; a request with an unknown medium is stored like any other.',
    params: { uuid: 'The medium, as the attribute medium-uuid names it.' },
    answer: {
      known: 'Whether there is such a medium.',
      here: 'Whether it may be used by pages of the host that asks (the header Origin). False for an unknown one.',
      context: 'The named values that its partner has declared: pages may send them with a request.',
      'context[].name': 'The name of a value.',
      'context[].pattern': 'The characters that it takes.',
      'context[].characters': 'The longest value, in characters.',
    },
    refusals: { too_many_requests: 'Too many from this address. `Retry-After` says when to try again.' },
    example: { params: { uuid: DEFAULT_MEDIUM_UUID }, answer: { known: true, here: true, context: [] } },
  },
  noteFindings: {
    title: 'Note what the doctor found',
    description:
      'The doctor of the form sends it as a beacon, so that the partner finds the last examination of each page at the desk. Codes that are unknown are left out; nothing is kept about an unknown medium, a page of another host than the caller’s, or a call above the limits. The answer is the same.',
    params: { uuid: 'The medium, as the attribute medium-uuid names it.' },
    query: {
      page: `Host and path of the page, at most ${PAGE_CHARACTERS} characters.`,
      codes: 'The codes of the findings, with commas; empty if the page is well.',
    },
    refusals: {},
    example: {
      params: { uuid: DEFAULT_MEDIUM_UUID },
      query: { page: 'partner.example/watch', codes: 'narrow,no-viewport' },
      answer: {},
    },
  },
  tellPageTrouble: {
    title: 'Tell that something has changed a page',
    description:
      'A page of the site sends it once, as a beacon without a body, when a translator, an extension or a proxy has changed it. The server logs sums and counts them in its figures. Values that are unknown and calls above the limit count for nothing; the answer is the same.',
    query: {
      page: `The first part of the page’s path: ${TELLING_PAGES.join(', ')}.`,
      trouble: `The page ${Object.entries(PAGE_TROUBLES)
        .map(([name, text]) => `${text} (${name})`)
        .join('; or it ')}.`,
    },
    refusals: {},
    example: { query: { page: 'contact', trouble: 'changed' }, answer: {} },
  },
};
