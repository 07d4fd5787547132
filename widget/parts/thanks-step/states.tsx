import { failing } from '../../state/nowhere.ts';
import { surveysOf } from '../../state/surveys-state.ts';
import type { PartStates } from '../stage/part-states.ts';
import { SAMPLE_RESULT } from '../stage/samples.tsx';
import ThanksStep from './thanks-step.tsx';

const show = () => <ThanksStep />;

export const states: PartStates = {
  'with shops': { show, prepare: (form) => form.submission.setResult(SAMPLE_RESULT) },
  'with a page of the request': {
    show,
    prepare: (form) =>
      form.submission.setResult({ ...SAMPLE_RESULT, requestUrl: 'https://takakurabe.example/requests/abc' }),
  },
  'with quotes first offered': {
    show,
    prepare: (form) =>
      form.submission.setResult({
        ...SAMPLE_RESULT,
        requestUrl: 'https://takakurabe.example/requests/abc?lang=en',
        release: 'all',
      }),
  },
  'with quotes first as the rule': {
    show,
    prepare: (form) => form.submission.setResult({ ...SAMPLE_RESULT, release: 'chosen' }),
  },
  'with a survey that was answered before': {
    show,
    prepare: (form) => {
      form.submission.setResult({ ...SAMPLE_RESULT, uuid: 'r1' });
      surveysOf(form).start({ ...SAMPLE_RESULT, uuid: 'r1' });
      surveysOf(form).answerInterests(['特になし']);
    },
    api: {
      answerInterests: failing('http', 409, 'already_answered'),
    },
  },
  'without shops': { show, prepare: (form) => form.submission.setResult({ uuid: '', shops: [] }) },
};
