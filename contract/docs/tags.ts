import { EVENTS, type EventName } from '../embed/element.ts';
import { TEASER_EVENTS, type TeaserEvents } from '../embed/teaser.ts';

type PageEvent = EventName | keyof TeaserEvents;

/** The form tells the data layer of a stored request by itself. The others come too often to be of use there. */
type LeftOut = 'appraisal-form:complete' | 'appraisal-form:step' | 'appraisal-form:progress';
type TaggedEvent = Exclude<PageEvent, LeftOut>;

/** The labels of the events that a tag manager may be told of. A new event without one does not compile. */
const LABELS: Record<TaggedEvent, string> = {
  'appraisal-form:ready': 'フォームを使えるようになったとき',
  'appraisal-form:view': 'フォームが画面に入ったとき',
  'appraisal-form:question': '質問に初めて答えたとき',
  'appraisal-form:contact': '必須の連絡先がそろったとき',
  'appraisal-form:submit': '送信を始めたとき',
  'appraisal-form:error': '送信できなかったとき',
  'appraisal-form:abandon': '送信せずに離れるとき',
  'appraisal-form:appear': 'ページに添える案内を表示したとき',
  'appraisal-form:open': '案内からフォームを開いたとき',
  'appraisal-form:dismiss': '案内を閉じたとき',
};

const isTagged = (name: PageEvent): name is TaggedEvent => name in LABELS;

/** The events with their labels, by the ends of their names, in the order in which a page meets them. */
export const TAGGED_EVENTS: readonly (readonly [name: string, label: string])[] = [
  ...EVENTS,
  ...TEASER_EVENTS,
]
  .filter(isTagged)
  .map((name) => [name.replace('appraisal-form:', ''), LABELS[name]]);
