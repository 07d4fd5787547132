import type { Finding } from '#contract/embed/doctor.ts';
import { TAG } from '#contract/embed/element.ts';
import { hasFailed, isAlive } from './checks/start.ts';
import { reportText } from './console.ts';
import { examine } from './examine.ts';
import { formsOfPage } from './forms.ts';
import { closeReport, showReport } from './overlay.ts';
import { tell } from './tell.ts';

/*
 * The doctor, for developers who embed the form. The entry loads it if the address of the page asks for it, and the
 * element by its method doctor(). It is one file that needs none of the others, because those may fail to load.
 */

/** The doctor waits this long for the form and its files. */
const PATIENCE_MS = 8000;
const LOOK_AGAIN_MS = 200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Examines these forms, and shows the findings on the console and in a dialog. */
export async function diagnose(forms: readonly HTMLElement[]): Promise<readonly Finding[]> {
  // An open report would lie on top of the forms.
  closeReport();
  const report = await examine(forms);
  // A page may have replaced the console.
  console.info?.(reportText(report));
  showReport(report);
  tell(forms, report.findings);
  return report.findings;
}

const isSettled = (form: HTMLElement) =>
  Boolean(customElements.get(TAG) && (isAlive(form) || hasFailed(form)));

/** Waits until the page is there, and its forms as well if they come. */
async function waitForForms(): Promise<void> {
  const givenUp = performance.now() + PATIENCE_MS;
  while (performance.now() < givenUp) {
    const forms = formsOfPage();
    if (document.readyState === 'complete' && forms.length > 0 && forms.every(isSettled)) return;
    await wait(LOOK_AGAIN_MS);
  }
}

/** Examines all forms of the page, as its address asks for. */
export async function show(): Promise<void> {
  await waitForForms();
  await diagnose(formsOfPage());
}
