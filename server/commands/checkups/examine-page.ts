import type { Browser, Page } from 'puppeteer-core';
import { isKeyOf } from '#contract/base/keys.ts';
import { noteFindings } from '#contract/calls/site.ts';
import type { CheckupResult, CheckupSign } from '#contract/embed/checkups.ts';
import { DOCTOR_REPORT, examinedUrl, FINDINGS } from '#contract/embed/doctor.ts';
import { TAG } from '#contract/embed/element.ts';
import { testUrl } from '#contract/embed/test-mode.ts';
import type { CheckupBrowser } from '../../base/config.ts';
import { isHostOf } from '../../db/media.ts';
import { openBrowser, openPage } from './browser.ts';
import { isTestByTag, takeReport } from './in-page.ts';
import { firstAnswer } from './patience.ts';
import { opensForm, showsForm, tryRequest } from './try-request.ts';

/** A page that a partner has asked for. */
export interface AskedPage {
  url: string;
  medium: string;
  /** The hosts of its medium: the page may lead to another one of them, and to no other. */
  hosts: readonly string[];
  /** A key of test mode. */
  key: string;
  /** A number of seven digits at most, of this page. */
  number: number;
}

/** The way in which pages are looked at. */
export interface Manner {
  /** The port of the guard. */
  port: number;
  /** Names us to the servers of pages. */
  name: string;
  /** How long a page, the doctor and each step of a request may take. */
  stepMs: number;
}

/** The address of a page that has its form in test mode, and examined. */
const addressOf = ({ url, key }: AskedPage) => testUrl(examinedUrl(url), key);

/** The doctor tells our server that the form is in test mode, which it is by the checkup alone: the round tells it. */
const isFindings = (url: string) =>
  noteFindings.path.split('{uuid}').every((part) => URL.parse(url)?.pathname.includes(part));

/** Keeps a page on the hosts of its medium. @returns whether it wanted to leave them */
async function stayOn(page: Page, hosts: readonly string[]): Promise<() => boolean> {
  let hasStrayed = false;
  await page.setRequestInterception(true);
  page.on('request', (call) => {
    const isPage = call.isNavigationRequest() && call.frame() === page.mainFrame();
    const isAway = isPage && !isHostOf(hosts, URL.parse(call.url())?.hostname ?? '');
    hasStrayed ||= isAway;
    // A call that has ended meanwhile can be neither.
    (isAway || isFindings(call.url()) ? call.abort() : call.continue()).catch(() => {});
  });
  return () => hasStrayed;
}

/** The findings of the doctor; undefined: it does not answer. */
async function examined(page: Page, ms: number): Promise<CheckupSign[] | undefined> {
  const ask = () => page.evaluate(takeReport, DOCTOR_REPORT).catch(() => undefined);
  const codes = await firstAnswer(ask, ms);
  const isMarked = await page.evaluate(isTestByTag, TAG).catch(() => false);
  // The form is in test mode by the key of the checkup, too.
  return codes?.filter((code) => isKeyOf(FINDINGS, code)).filter((code) => code !== 'test-mode' || isMarked);
}

/** Where the doctor finds one of these, there is no form to try. */
const WITHOUT_FORM: readonly CheckupSign[] = ['form-absent', 'form-missing', 'tag-taken', 'not-started'];

async function lookAt(
  browser: Browser,
  asked: AskedPage,
  manner: Manner,
  isTried: boolean,
): Promise<Omit<CheckupResult, 'engine'>> {
  const { stepMs } = manner;
  const page = await openPage(browser, manner.name);
  const hasStrayed = await stayOn(page, asked.hosts);
  const answer = await page
    .goto(addressOf(asked), { timeout: stepMs, waitUntil: 'domcontentloaded' })
    .catch(() => null);
  if (hasStrayed()) return { signs: ['page-elsewhere'] };
  if (!answer) return { signs: ['page-silent'] };
  const status = answer.status();
  if (status >= 400) return { signs: ['page-refused'], status };
  const findings = await examined(page, stepMs);
  if (hasStrayed()) return { signs: ['page-elsewhere'] };
  const isShown = await showsForm(page);
  // A page that shows the form in a frame only has no script of ours.
  if (!findings && !isShown) return { signs: ['doctor-silent'] };
  const signs = findings ?? [];
  if (!isTried || signs.some((sign) => WITHOUT_FORM.includes(sign))) return { signs };
  if (!isShown && !(await opensForm(page))) return { signs };
  const stop = await tryRequest(page, { medium: asked.medium, number: asked.number, stepMs });
  return { signs: stop ? [...signs, stop] : signs, arrived: !stop };
}

/**
 * Looks at a page in one browser.
 * @param isTried whether a request in test mode is sent
 */
export async function examinePage(
  { engine, path }: CheckupBrowser,
  asked: AskedPage,
  manner: Manner,
  isTried: boolean,
): Promise<CheckupResult> {
  const browser = await openBrowser({ engine, path }, manner.port);
  try {
    return { engine, ...(await lookAt(browser, asked, manner, isTried)) };
  } finally {
    await browser.close();
  }
}
