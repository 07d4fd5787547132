import type { DOMAINS } from '../calls/index.ts';
import { CONTINUED_DAYS } from '../embed/continued.ts';
import { type DocsOf, FORM_REFUSALS, JSON_REFUSALS, TOO_MANY } from './call.ts';

const uuid = '6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1c';
const device = 'bW9yZS1lbnRyb3B5LXRoYW4';
const token = 'q3J0c1l2bVh4b0tkV0ZrR2pQdTdYb2tYd0x6bVZ4a0dQcWJ0c0ZxbkRt';
const until = '2026-12-07T03:00:00.000Z';

const LINK = {
  unknown_link: 'The token is none of ours, or what it opened is erased.',
  too_many_requests: 'Too many unknown links from this address. `Retry-After` says when to try again.',
};
const KEPT = {
  uuid: 'Names what is kept, together with `device`.',
  device: 'The secret of this browser.',
  until: 'When it is erased.',
};
const DEVICE = { uuid: 'As it was answered.', device: 'As it was answered.' };

export const continuationsDocs: DocsOf<(typeof DOMAINS)['continuations']> = {
  keepContinuation: {
    title: 'Keep a draft, and send a mail that leads to it',
    description: `Goods and photos that are not sent yet, for ${CONTINUED_DAYS} days, encrypted with a key that only the mail has. A multipart form: \`continuation\` is JSON (contract/schemas/continuation.ts), each item is JSON in a field \`item\`, and \`photos[0]\` has the photos of the first. Nothing about the seller is taken but the address of the mail, which is forgotten when the mail is sent.`,
    answer: KEPT,
    refusals: {
      ...FORM_REFUSALS,
      invalid_body:
        'The field `continuation` or `item` is missing, or a member of it breaks a rule; `details` names it.',
      invalid_submission: 'A file is no photo of an accepted type, or is too large, or an item has too many.',
      unproved_tester:
        'In test mode only people who have signed in at the partner’s desk get mail, with a key of that desk.',
      ...TOO_MANY,
    },
    example: { answer: { uuid, device, until } },
  },
  openContinuation: {
    title: 'Open a kept draft',
    description: 'The browser may then go on with it, and does so by the call below.',
    body: { token: 'What stands at the end of the link.' },
    answer: {
      ...KEPT,
      draft: 'As it was kept.',
      photos: 'Its photos, in their order.',
      'draft.items[].answers': 'Texts by the keys of questions.',
      'draft.items[].choices': 'The chosen options where a question takes several.',
      'draft.items[].pieces': 'Missing for one piece.',
      'draft.items[].pieces.count': 'How many pieces the item is.',
      'draft.items[].pieces.mixed': 'They are different things, such as a box.',
      'draft.attributes': 'Those of the form that go with the answers.',
      'photos[].item': 'The number of its item, counted from 0.',
      'photos[].name': 'As the seller’s device calls it.',
      'photos[].type': 'Its media type.',
    },
    refusals: { ...JSON_REFUSALS, ...LINK },
    example: {
      body: { token },
      answer: {
        ...{ uuid, device, until },
        draft: {
          items: [
            {
              id: '1',
              category: 'watch',
              answers: { brand: 'ROLEX（ロレックス）' },
              choices: {},
              others: [],
            },
          ],
          attributes: { theme: 'product' },
          attribution: '{}',
        },
        photos: [{ item: 0, name: 'IMG_0001.jpg', type: 'image/jpeg' }],
      },
    },
  },
  continuedPhotoFile: {
    title: 'A photo of a kept draft',
    description: 'The answer is the file.',
    body: { token: 'What stands at the end of the link.', number: 'Its place among the photos, from 0.' },
    refusals: { ...JSON_REFUSALS, ...LINK, not_found: 'There is no such photo.' },
    example: { body: { token, number: 0 }, answer: '' },
  },
  holdContinuation: {
    title: 'Which browser goes on',
    description: 'One goes on at a time. A browser that may go on can take it back from another.',
    body: { ...DEVICE, takes: 'This browser goes on from now on.' },
    answer: { state: '`here`, `elsewhere`, or `gone`: nothing is kept any more.' },
    refusals: JSON_REFUSALS,
    example: { body: { uuid, device, takes: true }, answer: { state: 'here' } },
  },
  endContinuation: {
    title: 'Erase a kept draft',
    description: 'The request is sent, or the seller wants it gone. Only the browser that goes on may do it.',
    body: DEVICE,
    refusals: JSON_REFUSALS,
    example: { body: { uuid, device }, answer: {} },
  },
};
