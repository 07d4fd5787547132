import { randomUUID } from 'node:crypto';
import { INTERESTS } from '#contract/goods/options.ts';
import { toSubmissionResult } from '#contract/schemas/submission.ts';
import type { CheckedApi } from '../api.ts';
import { type ApiCheck, type ChecksOf, SPEC } from '../check.ts';
import { MARK } from '../mark.ts';
import { NotChecked } from '../outcome.ts';

/** The request of this run, for which the surveys are sent. */
async function requestUuid(api: CheckedApi): Promise<string> {
  const { uuid } = toSubmissionResult(await api.known('submitRequest'));
  if (!uuid) throw new NotChecked('the submission answers without a uuid');
  return uuid;
}

const interests = { survay_answer: JSON.stringify(INTERESTS.slice(0, 2)) };
const feedback = { survey_feedback: MARK };

const unknownRequest = (name: 'answerInterests' | 'answerFeedback', body: object): ApiCheck => ({
  name: 'refuses the uuid of a request that does not exist',
  from: SPEC.form.calls,
  kind: 'bad',
  run: (api) =>
    api.refuse(name, { json: { uuid: randomUUID(), ...body } }, { status: [404, 422], code: 'not_found' }),
});

/** Our own: the specification does not say what a second answer gets. */
const secondAnswer = (name: 'answerInterests' | 'answerFeedback', body: object): ApiCheck => ({
  name: 'refuses a second answer, which the seller is told',
  from: SPEC.ours,
  kind: 'bad',
  optional: true,
  stores: true,
  run: async (api) => {
    await api.known(name);
    return api.refuse(
      name,
      { json: { uuid: await requestUuid(api), ...body } },
      { status: [409], code: 'already_answered' },
    );
  },
});

export const surveys: ChecksOf<'surveys'> = {
  answerInterests: {
    sample: async (api) => ({ json: { uuid: await requestUuid(api), ...interests } }),
    checks: [
      unknownRequest('answerInterests', interests),
      secondAnswer('answerInterests', interests),
      {
        name: 'refuses an answer that is not a JSON-encoded list',
        from: SPEC.form.calls,
        kind: 'bad',
        optional: true,
        stores: true,
        run: async (api) =>
          api.refuse(
            'answerInterests',
            { json: { uuid: await requestUuid(api), survay_answer: INTERESTS[0] } },
            { status: 'any', code: 'invalid_survey' },
          ),
      },
    ],
  },
  answerFeedback: {
    sample: async (api) => ({ json: { uuid: await requestUuid(api), ...feedback } }),
    checks: [unknownRequest('answerFeedback', feedback), secondAnswer('answerFeedback', feedback)],
  },
};
