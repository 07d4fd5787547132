import { APPEARS } from '#contract/embed/teaser.ts';
import { ENTRY, TEASER_SCRIPT, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import { appear } from './appear.ts';

/*
 * The script that pages embed for a teaser: for each element with `data-appears`, such as its own tag. The form comes with
 * the first press, unless the page has it anyway. It is a classic script without exports.
 */

/** The address of something on the host of this script. */
function beside(path: string): string {
  const own = `[src*="${WIDGET_PATH}"][src*="${TEASER_SCRIPT}"]`;
  return new URL(path, (document.querySelector(own) as HTMLScriptElement).src).href;
}

const load = (name: string) => import(/* @vite-ignore */ beside(name));

/** The dialog, and the script of the form, beside this script. Without them the form's page is opened. */
async function open(opener: HTMLButtonElement): Promise<void> {
  try {
    const [dialog] = await Promise.all([load('dialog.js'), load(ENTRY)]);
    dialog.show(opener);
  } catch {
    location.assign(beside('/form'));
  }
}

// Without the file it is not counted, and bars of the page may cover it.
addEventListener('appraisal-form:appear', () => load('shown.js').catch(() => {}));

function showAll(): void {
  for (const marker of document.querySelectorAll(`[${APPEARS}]`)) appear(marker, open);
}

// Elements that a teaser waits for may stand below the script.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showAll);
else showAll();
