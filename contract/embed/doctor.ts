import { keysOf } from '../base/keys.ts';

/*
 * The findings of the form's doctor, which it shows to partners. widget/doctor/ finds them, docs/embedding.md lists
 * them. Their texts are in contract/docs/doctor.ts, and in Japanese in widget/doctor/messages.ts.
 */

/** In the address of a page, it starts the doctor there: `?appraisal-form-doctor`. */
export const DOCTOR_PARAMETER = 'appraisal-form-doctor';

/** The address of a page that examines itself. @param page without a fragment */
export const examinedUrl = (page: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${DOCTOR_PARAMETER}`;

/** The attribute of the report, an element beside the body of the page: the codes of its findings, for programs. */
export const DOCTOR_REPORT = 'data-appraisal-form-doctor';

/** The sections of the guide for partners that findings lead to, as the ids of its page. */
export type GuideSection = 'codes' | 'duties' | 'policy' | 'measuring' | 'trouble';

/** error: sellers cannot use the form. warning: something does not work as meant. note: good to know. */
export type FindingLevel = 'error' | 'warning' | 'note';

interface FindingRow {
  readonly level: FindingLevel;
  readonly guide: GuideSection;
}

/** All findings, the worst first. */
export const FINDINGS = {
  'form-absent': { level: 'error', guide: 'codes' },
  'tag-name': { level: 'error', guide: 'codes' },
  'form-missing': { level: 'error', guide: 'trouble' },
  'tag-taken': { level: 'error', guide: 'trouble' },
  'not-started': { level: 'error', guide: 'trouble' },
  policy: { level: 'error', guide: 'policy' },
  'api-unreachable': { level: 'error', guide: 'trouble' },
  'self-closed': { level: 'error', guide: 'codes' },
  'no-width': { level: 'error', guide: 'trouble' },
  covered: { level: 'error', guide: 'trouble' },
  'cut-off': { level: 'error', guide: 'trouble' },
  inert: { level: 'error', guide: 'trouble' },
  'pictures-blocked': { level: 'warning', guide: 'trouble' },
  'import-map': { level: 'warning', guide: 'codes' },
  'script-versions': { level: 'warning', guide: 'codes' },
  'counted-twice': { level: 'warning', guide: 'measuring' },
  'medium-malformed': { level: 'warning', guide: 'codes' },
  'medium-unknown': { level: 'warning', guide: 'codes' },
  'medium-elsewhere': { level: 'warning', guide: 'codes' },
  'attribute-value': { level: 'warning', guide: 'codes' },
  'attribute-name': { level: 'warning', guide: 'codes' },
  'attribute-alone': { level: 'warning', guide: 'codes' },
  'prefill-unused': { level: 'warning', guide: 'codes' },
  'context-unused': { level: 'warning', guide: 'measuring' },
  narrow: { level: 'warning', guide: 'trouble' },
  transparent: { level: 'warning', guide: 'trouble' },
  overflow: { level: 'warning', guide: 'trouble' },
  'no-viewport': { level: 'warning', guide: 'trouble' },
  'insecure-page': { level: 'warning', guide: 'trouble' },
  'slow-script': { level: 'warning', guide: 'codes' },
  hidden: { level: 'note', guide: 'trouble' },
  'covered-now': { level: 'note', guide: 'trouble' },
  'older-version': { level: 'note', guide: 'codes' },
  'test-mode': { level: 'note', guide: 'measuring' },
  'several-forms': { level: 'note', guide: 'measuring' },
  'no-ad-label': { level: 'note', guide: 'duties' },
  'page-header': { level: 'note', guide: 'trouble' },
  contained: { level: 'note', guide: 'trouble' },
  'storage-denied': { level: 'note', guide: 'trouble' },
  'storage-full': { level: 'note', guide: 'trouble' },
  'storage-partitioned': { level: 'note', guide: 'trouble' },
  'sandbox-forms': { level: 'note', guide: 'codes' },
  'sandbox-origin': { level: 'note', guide: 'codes' },
  'prevented-scroll': { level: 'note', guide: 'trouble' },
  'prevented-copy': { level: 'note', guide: 'trouble' },
  'replaced-natives': { level: 'note', guide: 'trouble' },
  'extended-prototypes': { level: 'note', guide: 'trouble' },
} as const satisfies Record<string, FindingRow>;

export type FindingCode = keyof typeof FINDINGS;
export const FINDING_CODES = keysOf(FINDINGS);

/** Something that the doctor has found, for partners. The texts are Japanese. */
export interface Finding {
  readonly code: FindingCode;
  readonly level: FindingLevel;
  /** The observation. */
  readonly found: string;
  /** The change that corrects it. */
  readonly remedy: string;
  /** Text to copy, where the change can be written down. */
  readonly line?: string;
  /** The URL of a section of the guide for partners. */
  readonly guide: string;
}
