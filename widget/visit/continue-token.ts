import { CONTINUE_FRAGMENT } from '#contract/embed/continued.ts';
import { SCRIPT_ORIGIN } from '../base/script-origin.ts';
import { takeFromFragment } from './fragment.ts';

/** Links of mails lead to our own pages. A page of others has no business with their tokens. */
function takeToken(): string {
  try {
    return (location.origin === SCRIPT_ORIGIN && takeFromFragment(CONTINUE_FRAGMENT)) || '';
  } catch {
    return '';
  }
}

/** The token of the mail that has led here; empty: there is none. */
export const CONTINUE_TOKEN = takeToken();
