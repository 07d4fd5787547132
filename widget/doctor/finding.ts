import { FINDING_CODES, FINDINGS, type Finding, type FindingCode } from '#contract/embed/doctor.ts';
import type { Settings } from '#contract/embed/element.ts';
import { WORDS } from './messages.ts';

/** A form in its page, as checks see it. */
export interface Examined {
  readonly form: HTMLElement;
  readonly settings: Settings;
  /** The origin of the script. */
  readonly site: string;
  /** The API's base, without a slash at its end. */
  readonly base: string;
}

/** A finding without the properties that its kind implies. */
export type Found = Omit<Finding, 'level' | 'guide'>;

/** Checks one thing, and leaves the page as it was. */
export type Check = (subject: Examined) => readonly Found[] | Promise<readonly Found[]>;

/** A finding in words. @param about the values that its words need */
export const found = <Code extends FindingCode>(
  code: Code,
  ...about: Parameters<(typeof WORDS)[Code]>
): Found => ({
  code,
  ...(WORDS[code] as (...about: unknown[]) => Omit<Found, 'code'>)(...about),
});

/** The findings with the properties of their kinds, the worst first. */
export const asFindings = (all: readonly Found[], site: string): Finding[] =>
  all
    .map((one) => {
      const { level, guide } = FINDINGS[one.code];
      return { ...one, level, guide: `${site}/partners-guide#${guide}` };
    })
    .sort((one, other) => FINDING_CODES.indexOf(one.code) - FINDING_CODES.indexOf(other.code));
