import { policyLines } from '#contract/embed/snippet.ts';
import { type Examined, type Found, found } from './finding.ts';

/** Something that the content security policy of the page has stopped. */
interface Stopped {
  /** Without the endings of newer browsers, `-elem` and `-attr`. */
  readonly directive: string;
  /** The blocked address, or a keyword instead: `inline`, `blob`, `eval` … */
  readonly blocked: string;
  /** The file that wanted it. */
  readonly by: string;
}

/** The members that both sources of violations share. */
type Report = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'disposition'> & {
  readonly blockedURI?: string;
  readonly blockedURL?: string | null;
  readonly sourceFile?: string | null;
};

const stoppedBy = ({ effectiveDirective, blockedURI, blockedURL, sourceFile }: Report): Stopped => ({
  directive: effectiveDirective.replace(/-(elem|attr)$/, ''),
  blocked: blockedURI ?? blockedURL ?? '',
  by: sourceFile ?? '',
});

/** Browsers report a violation a little later. */
const REPORTED_MS = 100;

/**
 * Collects the violations of the policy; where the browser allows, also those from before this call.
 * @returns a function that ends it and returns all violations
 */
export function watchPolicy(): () => Promise<readonly Stopped[]> {
  const stops: Stopped[] = [];
  const add = (report: Report) => {
    if (report.disposition === 'enforce') stops.push(stoppedBy(report));
  };
  document.addEventListener('securitypolicyviolation', add);
  const addAll = (reports: readonly { readonly body?: unknown }[]) => {
    for (const { body } of reports) add(body as Report);
  };
  const observer =
    'ReportingObserver' in window
      ? new ReportingObserver(addAll, { types: ['csp-violation'], buffered: true })
      : undefined;
  observer?.observe();
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, REPORTED_MS));
    document.removeEventListener('securitypolicyviolation', add);
    observer?.disconnect();
    return stops;
  };
}

const originOf = (url: string): string => {
  try {
    return new URL(url).origin;
  } catch {
    return '';
  }
};

/** The line of a policy that allows a blocked source. */
function lineFor({ directive, blocked }: Stopped, { site, base }: Examined): string {
  const sources = policyLines(site).find(([name]) => name === directive)?.[1];
  const origin = originOf(blocked);
  const others = origin && origin === originOf(base) && origin !== site ? ` ${origin}` : '';
  return sources ? `${directive} ${sources}${others};` : `${directive} ${origin || site};`;
}

/** Without the page's own requests. */
export const stoppedForUs = (stops: readonly Stopped[], { site, base }: Examined): Stopped[] =>
  stops.filter(
    ({ blocked, by }) =>
      [site, originOf(base)].includes(originOf(blocked)) || by.startsWith(`${site}/widget/`),
  );

/** The sources that the form needs and the policy of the page forbids, once for each directive. */
export const policyFindings = (stops: readonly Stopped[], subject: Examined): Found[] =>
  stops
    .filter((one, at) => stops.findIndex(({ directive }) => directive === one.directive) === at)
    .map((one) =>
      found('policy', one.directive, originOf(one.blocked) || one.blocked, lineFor(one, subject)),
    );
