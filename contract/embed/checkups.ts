import { keysOf } from '../base/keys.ts';
import { FINDING_CODES, FINDINGS, type FindingCode, type GuideSection } from './doctor.ts';
import { FINDING_NAMES } from './finding-names.ts';

/*
 * Nightly checkups: pages of partners that asked for it are opened in the browsers of the operator, examined by the
 * form's doctor, and tried with a request in test mode (docs/operating/daily.md).
 */

/** A medium has so many pages looked at, each address of so many characters. */
export const CHECKUP_LIMITS = { pages: 10, characters: 500 } as const;

/** The browsers, by their engines, with their names on the screen. */
export const CHECKUP_ENGINES = { chromium: 'Chrome・Edge', firefox: 'Firefox' } as const;
export type CheckupEngine = keyof typeof CHECKUP_ENGINES;

interface TroubleRow {
  readonly words: string;
  /** The section of the guide for partners about it. */
  readonly guide: GuideSection;
}

/** A checkup finds these by itself, in the order in which it comes to them. After one of them it stops. */
const TROUBLES = {
  'page-silent': { words: 'ページを開けません', guide: 'trouble' },
  'page-elsewhere': { words: 'ページが、媒体に登録のないサイトへ移動します', guide: 'trouble' },
  'page-refused': { words: 'ページの代わりにエラーが返ります', guide: 'trouble' },
  'doctor-silent': { words: 'フォームのスクリプトが動かず、診断できません', guide: 'codes' },
  'no-form': { words: 'テストのご依頼：フォームを使えません', guide: 'trouble' },
  'other-medium': { words: 'テストのご依頼：フォームの媒体が違います', guide: 'codes' },
  'goods-stuck': { words: 'テストのご依頼：品物の入力から先に進めません', guide: 'trouble' },
  'not-sent': { words: 'テストのご依頼：送信できません', guide: 'trouble' },
} as const satisfies Record<string, TroubleRow>;

export type CheckupSign = FindingCode | keyof typeof TROUBLES;

/** All that a checkup can find, its own troubles first. */
export const CHECKUP_SIGNS: readonly CheckupSign[] = [...keysOf(TROUBLES), ...FINDING_CODES];

/** A page as it was found in one browser. */
export interface CheckupResult {
  readonly engine: CheckupEngine;
  readonly signs: readonly CheckupSign[];
  /** The status of the answer that is an error. */
  readonly status?: number;
  /** A request in test mode arrived; undefined: none was tried in this browser. */
  readonly arrived?: boolean;
}

/** A difference between two checkups of a page. */
export interface CheckupChange {
  readonly url: string;
  readonly engine: CheckupEngine;
  readonly came: readonly CheckupSign[];
  readonly went: readonly CheckupSign[];
  readonly status?: number;
}

const isTrouble = (sign: CheckupSign): sign is keyof typeof TROUBLES => Object.hasOwn(TROUBLES, sign);

/** A sign in a few words. */
export function signText(sign: CheckupSign, status?: number): string {
  if (!isTrouble(sign)) return FINDING_NAMES[sign];
  const { words } = TROUBLES[sign];
  return sign === 'page-refused' && status ? `${words}（${status}）` : words;
}

/** The section of the guide for partners about a sign. */
export const signGuide = (sign: CheckupSign): GuideSection =>
  isTrouble(sign) ? TROUBLES[sign].guide : FINDINGS[sign].guide;

/** Tells if a sign asks for a change of the page; the others are good to know. */
export const isToMend = (sign: CheckupSign): boolean => isTrouble(sign) || FINDINGS[sign].level !== 'note';

/** Signs that come and go with the network: they are shown, and nobody is told. */
const UNSTEADY: readonly CheckupSign[] = ['slow-script'];

const steady = (signs: readonly CheckupSign[]) => signs.filter((sign) => !UNSTEADY.includes(sign));

/**
 * The difference between what a partner was told of a page and what is found now, in the browsers that have looked both
 * times. The first time counts as a change if something is found.
 */
export function changesOf(
  url: string,
  told: readonly CheckupResult[],
  now: readonly CheckupResult[],
): CheckupChange[] {
  return now.flatMap(({ engine, signs, status }) => {
    const before = told.find((one) => one.engine === engine);
    if (!before && told.length > 0) return [];
    const [was, is] = [steady(before?.signs ?? []), steady(signs)];
    const came = is.filter((sign) => !was.includes(sign));
    const went = was.filter((sign) => !is.includes(sign));
    if (came.length === 0 && went.length === 0) return [];
    return [{ url, engine, came, went, ...(status && { status }) }];
  });
}

/**
 * The address of a page that can be looked at, as browsers write it and without its fragment: a whole one that begins
 * with https://, without a name, password or port. Undefined for another text.
 */
export function checkupUrl(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  url.hash = '';
  return url.href.length <= CHECKUP_LIMITS.characters ? url.href : undefined;
}
