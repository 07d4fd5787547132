import { words } from '#contract/language/words.ts';

/** Beside an invisible field: for screen readers that read it out all the same. */
export const TRAP = words('robot-trap', { label: 'この欄には入力しないでください' });

/** Above a form that was not sent and stays filled (document 1, section 8: contact). */
export const NOT_SENT = '送信に失敗しました。しばらく時間をおいて再度お試しください。';

/** Beside the message about a form that stands far below it. */
export const TO_FORM = '入力欄へ移動する';
