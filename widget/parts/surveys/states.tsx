import type { PartStates } from '../stage/part-states.ts';
import { press } from '../stage/samples.tsx';
import { FeedbackSurvey } from './feedback-survey.tsx';
import { InterestSurvey } from './interest-survey.tsx';

const nothing = () => {};

const interests = () => (
  <div className="thanks">
    <InterestSurvey onSubmit={nothing} onClose={nothing} />
  </div>
);

const feedback = () => (
  <div className="thanks">
    <FeedbackSurvey onSubmit={nothing} onClose={nothing} />
  </div>
);

export const states: PartStates = {
  interests: { show: interests },
  'interests, none chosen': { show: interests, act: press('[type=submit]') },
  feedback: { show: feedback },
  'feedback, nothing written': { show: feedback, act: press('[type=submit]') },
};
