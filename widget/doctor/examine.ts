import type { Finding, FindingCode } from '#contract/embed/doctor.ts';
import { TAG } from '#contract/embed/element.ts';
import { FRAME_PATH } from '#contract/embed/frame.ts';
import { elementLine } from '#contract/embed/snippet.ts';
import { APPEARS } from '#contract/embed/teaser.ts';
import { baseOf } from '../api/base.ts';
import { readSettings } from '../base/attributes.ts';
import { SCRIPT_ORIGIN } from '../base/script-origin.ts';
import { importMap } from './checks/import-map.ts';
import { ANYWHERE, IN_PLACE } from './checks/index.ts';
import { openers } from './checks/openers.ts';
import { tagNames } from './checks/tag-names.ts';
import { scriptTags } from './checks/tags.ts';
import { widthOf } from './checks/width.ts';
import { elementsBelow } from './elements.ts';
import { asFindings, type Check, type Examined, type Found, found } from './finding.ts';
import { MESSAGES } from './messages.ts';
import { policyFindings, stoppedForUs, watchPolicy } from './policy.ts';
import { newestVersion, versionFindings } from './version.ts';

/** The result of an examination. */
export interface Report {
  readonly findings: readonly Finding[];
  /** Facts that help support. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** A file that a policy blocks looks like a network failure. */
const FOLLOWS_FROM: Readonly<Record<string, FindingCode>> = {
  'script-src': 'form-missing',
  'connect-src': 'api-unreachable',
  'img-src': 'pictures-blocked',
};

/** A form with its settings. */
export function examinedOf(form: HTMLElement): Examined {
  const settings = readSettings((name) => form.getAttribute(name), undefined, SCRIPT_ORIGIN);
  return { form, settings, site: SCRIPT_ORIGIN, base: baseOf(settings) };
}

/** A check that throws reports nothing; the others go on. */
async function run(checks: readonly Check[], subject: Examined): Promise<Found[]> {
  const results = await Promise.all(
    checks.map(async (check) => {
      try {
        return await check(subject);
      } catch (error) {
        console.error(`[${TAG}]`, error);
        return [];
      }
    }),
  );
  return results.flat();
}

/** Checks for a form, by where it runs. */
const checksFor = ({ settings }: Examined) =>
  settings.embed === 'frame' ? [ANYWHERE] : [ANYWHERE, IN_PLACE];

async function findingsOfForm(form: HTMLElement, at: number): Promise<Found[]> {
  const subject = examinedOf(form);
  const all = await run(
    checksFor(subject).flatMap(({ ofForm }) => ofForm),
    subject,
  );
  return at > 0 ? all.map((one) => ({ ...one, found: MESSAGES.ofForm(at + 1, one.found) })) : all;
}

async function findingsOf(first: HTMLElement, forms: readonly HTMLElement[]): Promise<Found[]> {
  const endWatch = watchPolicy();
  const subject = examinedOf(first);
  const ofPage = await run(
    checksFor(subject).flatMap(({ ofPage }) => ofPage),
    subject,
  );
  const ofForms: Found[] = [];
  for (const form of forms) ofForms.push(...(await findingsOfForm(form, forms.indexOf(form))));
  const stops = stoppedForUs(await endWatch(), subject);
  const byPolicy = policyFindings(stops, subject);
  const causes = stops.map(({ directive }) => FOLLOWS_FROM[directive]);
  const others = [...ofPage, ...ofForms].filter(({ code }) => !causes.includes(code));
  return [...byPolicy, ...others];
}

function factsOf(form: HTMLElement | undefined, version: string | undefined): Report['facts'] {
  const { facts, pixels, byDefault } = MESSAGES;
  return [
    [facts.site, SCRIPT_ORIGIN],
    ...(version ? [[facts.version, version] as const] : []),
    ...(form
      ? [
          [facts.width, pixels(widthOf(form))] as const,
          [facts.medium, form.getAttribute('medium-uuid') || byDefault] as const,
        ]
      : []),
  ];
}

/** A page without a form may have a button or a teaser that opens one, or a frame. */
const shownOtherwise = () =>
  elementsBelow(document).some((one) =>
    one.matches(`[data-${TAG}-open], [${APPEARS}], iframe[src*="${FRAME_PATH}"]`),
  );

function absent(): Found[] {
  if (shownOtherwise()) return [];
  const findings = [...tagNames(), ...scriptTags()];
  return findings.length > 0
    ? findings
    : [found('form-absent', elementLine(SCRIPT_ORIGIN, [], MESSAGES.link))];
}

/** Examines forms and the page around them. */
export async function examine(forms: readonly HTMLElement[]): Promise<Report> {
  const [first] = forms;
  const all = [
    ...(first ? await findingsOf(first, forms) : absent()),
    ...openers(SCRIPT_ORIGIN),
    ...importMap(SCRIPT_ORIGIN),
  ];
  const runsHere = first && examinedOf(first).settings.embed !== 'frame';
  const version = runsHere ? await newestVersion(SCRIPT_ORIGIN) : undefined;
  return {
    findings: asFindings([...all, ...versionFindings(version)], SCRIPT_ORIGIN),
    facts: factsOf(first, version),
  };
}
