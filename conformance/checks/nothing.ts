import type { CheckedApi } from '../api.ts';
import type { CallInput } from '../call-input.ts';
import { expectFit, hold, told } from '../expect.ts';
import { Broken } from '../outcome.ts';

const EXPECTED = 'status 404, or an empty list';

/**
 * Requests a list with an unknown id. The answer can be 404 or an empty list, because the specification leaves it open.
 * @throws Broken when it is neither
 */
export async function nothingUnder(
  api: CheckedApi,
  name: 'cities' | 'areas' | 'firstLevel' | 'nextLevel',
  input: CallInput,
): Promise<void> {
  const answer = await api.call(name, input);
  if (answer.status === 404) return;
  if (answer.status !== 200) throw new Broken(EXPECTED, told(answer), answer.sent);
  const { length } = Object.values(expectFit(name, answer)).flat();
  hold(length === 0, EXPECTED, () => `${length} entries`, answer);
}
