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
  /** The line of the policy that counts for the directive, as it is written there. Not all browsers tell the policy. */
  readonly line?: string | undefined;
}

/** The members that both sources of violations share. */
type Report = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'disposition'> & {
  readonly originalPolicy?: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string | null;
  readonly sourceFile?: string | null;
};

const withoutEnding = (directive: string) => directive.replace(/-(elem|attr)$/, '');

const wordsOf = (line: string) => line.trim().split(/\s+/);

/** Where a policy has no line for a directive, the next of these counts. */
const insteadOf = (directive: string) => [
  directive,
  withoutEnding(directive),
  ...(directive === 'frame-src' ? ['child-src'] : []),
  'default-src',
];

/** The line of a policy that counts for a directive. */
export function lineOf(policy: string, directive: string): string | undefined {
  const lines = policy.split(';').map((line) => line.trim());
  return insteadOf(directive)
    .map((name) => lines.find((line) => wordsOf(line)[0]?.toLowerCase() === name))
    .find((line) => line !== undefined);
}

const stoppedBy = ({
  effectiveDirective,
  originalPolicy = '',
  blockedURI,
  blockedURL,
  sourceFile,
}: Report): Stopped => ({
  directive: withoutEnding(effectiveDirective),
  blocked: blockedURI ?? blockedURL ?? '',
  by: sourceFile ?? '',
  line: lineOf(originalPolicy, effectiveDirective),
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

/** All that the form needs of a directive, also what has not been stopped yet. */
function sourcesFor({ directive, blocked }: Stopped, { site, base }: Examined): string[] {
  const sources = policyLines(site).find(([name]) => name === directive)?.[1];
  const origin = originOf(blocked);
  const isApi = origin !== '' && origin === originOf(base) && origin !== site;
  return sources ? [...wordsOf(sources), ...(isApi ? [origin] : [])] : [origin || site];
}

const DEFAULT = 'default-src';

/** The finding about a source, with the line that allows it and all that the page allows itself. */
function findingOf(stopped: Stopped, subject: Examined): Found {
  const source = originOf(stopped.blocked) || stopped.blocked;
  const [name = stopped.directive, ...present] = stopped.line ? wordsOf(stopped.line) : [];
  if (present.includes("'strict-dynamic'")) return found('policy', name, source, 'nonce', 'nonce="…"');
  const sources = [...present.filter((one) => one !== "'none'"), ...sourcesFor(stopped, subject)];
  const isDefault = name.toLowerCase() === DEFAULT;
  const line = `${isDefault ? stopped.directive : name} ${[...new Set(sources)].join(' ')};`;
  if (!stopped.line) return found('policy', name, source, 'add', line);
  return found('policy', name, source, isDefault ? 'own' : 'replace', line);
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
    .map((one) => findingOf(one, subject));
