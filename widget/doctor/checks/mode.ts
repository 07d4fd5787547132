import { TEST_KEY } from '../../visit/test-key.ts';
import { type Check, found } from '../finding.ts';

/** Says that the form is in test mode, by its attribute or by the key of this visit. */
export const mode: Check = ({ settings }) =>
  settings.mode === 'test' || TEST_KEY ? [found('test-mode')] : [];
