import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import type { RequestMark } from '#contract/desk/marks.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import type { Problems, Values } from '../../ui/form/form-rules.ts';
import type { Panel } from './panels.ts';

/** The answer of the page of a request to a form that leads to no other page. */
export interface Answer {
  texts?: Record<string, string>;
  mail?: AnswerOfAct<'showMail'> | null;
  /** All that was typed, so that nothing is lost with an act that failed. */
  values?: Values<CustomerFieldKey>;
  text?: string;
  mark?: RequestMark | undefined;
  /** The colleague who was chosen; empty: nobody. */
  person?: string | undefined;
  problems?: Problems<CustomerFieldKey>;
  failed?: string;
  /** The act that failed. */
  of?: Panel | 'unmark';
}
