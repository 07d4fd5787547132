import { tableOf } from '../base/keys.ts';
import { translated, words } from '../language/words.ts';
import {
  CASE_EFFECTS,
  type CaseEffect,
  type CaseOutcome,
  type CaseReason,
  type CaseSide,
  type CaseState,
  effectRow,
  otherSide,
  outcomeRow,
  reasonRow,
} from './cases.ts';

/* The words of a case that pages and mails share. */

/** A case as its sentences see it. */
export interface CaseSituation {
  readonly reason: CaseReason;
  readonly state: CaseState;
  /** The side that was asked last; null: none yet. */
  readonly asked: CaseSide | null;
  readonly outcome: CaseOutcome | null;
  readonly effect: CaseEffect | null;
  /** Until when somebody has to do something, in words; '' once it has ended. */
  readonly until: string;
}

/** The thing that was reported, as one side reads it. */
export const reasonWords = (reason: CaseReason, viewer: CaseSide | 'operator'): string => {
  const { by, words, told } = reasonRow(reason);
  return viewer === by ? words : told;
};

/** A side as the other one calls it. */
const OTHERS: Readonly<Record<CaseSide, string>> = { seller: 'お客様', shop: 'お店' };

const WORDS = words('case-sentences', {
  arrived: '運営者が内容を確認しています。',
  answer: (until: string) =>
    `${until}までに、お話をお聞かせください。期限を過ぎると、届いているお話だけで確認を進めます。`,
  readers: (other: string) =>
    `お書きいただいた内容と写真は、運営者だけが読みます。運営者が、必要な部分を${other}に伝えることがあります。`,
  asking: (other: string) => `運営者が、${other}に話を聞いています。`,
  checking: '運営者が、双方のお話を確認しています。',
  done: (other: string) => `運営者から${other}に、必要な対応をしました。`,
});
export type CaseSentences = typeof WORDS;

/** The effect, to the side that it falls on and to the other one. */
function effectSentences(effect: CaseEffect, viewer: CaseSide): string[] {
  const { on, sentence } = effectRow(effect);
  if (!on || !sentence) return [];
  return [on === viewer ? translated(sentence) : WORDS.done(translated(OTHERS[on]))];
}

type Sentences = (situation: CaseSituation, viewer: CaseSide) => readonly string[];

/** How a case stands, in sentences for one side. A state without sentences does not compile. */
const SENTENCES: Readonly<Record<CaseState, Sentences>> = {
  arrived: () => [WORDS.arrived],
  awaited: ({ asked, until }, viewer) => {
    const other = translated(OTHERS[otherSide(viewer)]);
    return asked === viewer ? [WORDS.answer(until), WORDS.readers(other)] : [WORDS.asking(other)];
  },
  checking: () => [WORDS.checking],
  ended: ({ reason, outcome, effect }, viewer) => {
    if (!outcome) return [];
    const { reporter, other } = outcomeRow(outcome);
    const sentence = reasonRow(reason).by === viewer ? reporter : other;
    return [translated(sentence), ...effectSentences(effect ?? 'none', viewer)];
  },
};

export const caseSentences = (situation: CaseSituation, viewer: CaseSide): readonly string[] =>
  SENTENCES[situation.state](situation, viewer);

/** The sentences that both sides will read, for the operator before a case is ended. */
export const endSentences = (
  reason: CaseReason,
  outcome: CaseOutcome,
  effect: CaseEffect,
): Readonly<Record<CaseSide, readonly string[]>> => {
  const of = (viewer: CaseSide) =>
    caseSentences({ reason, state: 'ended', asked: null, outcome, effect, until: '' }, viewer);
  return { seller: of('seller'), shop: of('shop') };
};

/** The names of effects, for a choice. */
export const effectLabels = <Effect extends CaseEffect>(effects: readonly Effect[]) =>
  tableOf(effects, (effect): string => CASE_EFFECTS[effect].label);
