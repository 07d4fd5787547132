import type { Frame, HTTPResponse, Page } from 'puppeteer-core';
import { submitRequest } from '#contract/calls/requests.ts';
import type { CheckupSign } from '#contract/embed/checkups.ts';
import { TAG } from '#contract/embed/element.ts';
import { fillIn, hasForm, mediumOfForm, pressOn, pressOpener, stepOfForm } from './in-page.ts';
import { firstAnswer } from './patience.ts';

/** A page that is just being left has no answer. */
const inFrame = <Answer>(frame: Frame, ask: () => Promise<Answer>): Promise<Answer | undefined> =>
  frame.detached ? Promise.resolve(undefined) : ask().catch(() => undefined);

/**
 * Goods and contact that nobody has. The number is none that is given out.
 * @param number tells pages apart for the limits
 */
const sampleOf = (number: number) => ({
  items: [{ category: 'music', answers: { instrumentType: 'ギター', brand: 'Gibson（ギブソン）' } }],
  customer: {
    ...{ name1: '試験 太郎', kana1: 'シケン タロウ', zip1: '1000001', addr1: '千代田1-1' },
    ...{ tel1: `030${String(number).padStart(7, '0')}`, email: `checkup-${number}@example.com` },
    agreedToTerms: true,
  },
});

/** Tells if the page or a frame of it has a form that works, or one that does not. */
export async function showsForm(page: Page): Promise<boolean> {
  for (const frame of page.frames())
    if (await inFrame(frame, () => frame.evaluate(hasForm, TAG))) return true;
  return false;
}

/** Has a form opened, where a button of the page does that. @returns false: none does */
export const opensForm = async (page: Page): Promise<boolean> =>
  (await inFrame(page.mainFrame(), () => page.evaluate(pressOpener, TAG))) ?? false;

/** Finds the form that works, in the page or a frame of it. */
async function findForm(page: Page): Promise<{ frame: Frame; medium: string } | undefined> {
  for (const frame of page.frames()) {
    const medium = await inFrame(frame, () => frame.evaluate(mediumOfForm, TAG));
    if (medium !== undefined) return { frame, medium };
  }
  return undefined;
}

/** The frame in which the form is at a step; a page may load another one for each. */
async function frameAt(page: Page, step: ReturnType<typeof stepOfForm>): Promise<Frame | undefined> {
  for (const frame of page.frames())
    if ((await inFrame(frame, () => frame.evaluate(stepOfForm, TAG))) === step) return frame;
  return undefined;
}

/** Our server has stored the request. The page may go on to another one at once. */
const isAccepted = (answer: HTTPResponse): boolean =>
  answer.ok() &&
  answer.request().method() === submitRequest.method &&
  new URL(answer.url()).pathname.endsWith(submitRequest.path);

interface Asked {
  /** The medium whose page it is. */
  medium: string;
  /** A number of seven digits at most, of this page. */
  number: number;
  /** How long each step may take. */
  stepMs: number;
}

/**
 * Sends a request in test mode by the form of an open page.
 * @returns where it stopped; undefined: it has arrived
 */
export async function tryRequest(
  page: Page,
  { medium, number, stepMs }: Asked,
): Promise<CheckupSign | undefined> {
  const place = await firstAnswer(() => findForm(page), stepMs);
  if (!place) return 'no-form';
  // Nothing is sent in the name of another partner.
  if (place.medium !== medium) return 'other-medium';
  await inFrame(place.frame, () => place.frame.evaluate(fillIn, TAG, sampleOf(number)));
  const goods = await firstAnswer(() => frameAt(page, 'goods'), stepMs);
  if (!goods) return 'no-form';
  await inFrame(goods, () => goods.evaluate(pressOn, TAG));
  const contact = await firstAnswer(() => frameAt(page, 'contact'), stepMs);
  if (!contact) return 'goods-stuck';
  const answer = page.waitForResponse(isAccepted, { timeout: stepMs }).catch(() => undefined);
  await inFrame(contact, () => contact.evaluate(pressOn, TAG));
  return (await answer) ? undefined : 'not-sent';
}
