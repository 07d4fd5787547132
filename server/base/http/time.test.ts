import { expect, test } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { sendPhonePhoto } from '#contract/calls/phone-link.ts';
import { routeUrl } from './route-url.ts';
import { UPLOADS } from './time.ts';

const TAKE_FORMS = [...Object.values<Call>(CALLS), sendPhonePhoto].filter(({ body }) => body === 'multipart');

test('Every call that takes photos gives a slow phone its time', () => {
  expect(TAKE_FORMS.length).toBeGreaterThan(2);
  for (const { path } of TAKE_FORMS) expect(UPLOADS, path).toContain(routeUrl(path));
});
