import { pageStorage } from '../base/page-storage.ts';
import { mayContinue } from '../storage/kept-continuation.ts';
import { CONTINUE_TOKEN } from '../visit/continue-token.ts';
import type { FormState } from './form-state.ts';

/**
 * True if a mail has led here, or this browser goes on with the answers of one: the code for that (continuation.ts) is
 * then needed before anybody presses anything.
 */
export const mayGoOnElsewhere = ({ environment }: FormState): boolean =>
  CONTINUE_TOKEN !== '' || mayContinue(environment.history.name, pageStorage('localStorage'));
