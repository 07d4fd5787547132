import { isKeyOf } from '#contract/base/keys.ts';
import type { FrameMessages, FramePart, GivenByPage, Shown, UsedScheme } from '#contract/embed/frame.ts';
import { isBoolean, isNumber, isObjectOf, isRecordOf, isText, type Shape } from '../base/shape.ts';

/** A message of another window. Anybody can send one, so that each member is looked at before it is used. */
export interface Message {
  readonly type: string;
  readonly detail: object;
}

const isSize = (value: unknown): value is number => isNumber(value) && Number.isFinite(value);
const isDetail = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBlock = (value: unknown): value is ScrollLogicalPosition =>
  isText(value) && /^(start|center|end|nearest)$/.test(value);

const isUsedScheme = (value: unknown): value is UsedScheme => value === 'light' || value === 'dark';

export const isMessage = isObjectOf<Message>({ type: isText, detail: isDetail });

const PART = { top: isSize, bottom: isSize };

const isNothing = (value: unknown): value is Record<string, never> => isDetail(value);

const DETAILS: { readonly [Type in keyof FrameMessages]: Shape<FrameMessages[Type]> } = {
  'appraisal-form:around': isNothing,
  'appraisal-form:framed': isNothing,
  'appraisal-form:height': isObjectOf({ height: isSize }),
  'appraisal-form:show': isObjectOf<Shown>({ ...PART, block: isBlock, smooth: isBoolean }),
  'appraisal-form:end-test': isNothing,
  'appraisal-form:arrival': isObjectOf({ query: isText }),
  'appraisal-form:given': isObjectOf<GivenByPage>({
    written: isText,
    context: isText,
    skips: isBoolean,
    set: isRecordOf(isText, isText),
  }),
  'appraisal-form:scheme': isObjectOf({ scheme: isUsedScheme }),
  'appraisal-form:sight': isObjectOf<FramePart>(PART),
};

/**
 * Calls the handler of a message if the message has the right shape.
 * @returns whether it is a message between the frame and the page; any other message is an event of the form
 */
export function heed(
  { type, detail }: Message,
  handlers: { readonly [Type in keyof FrameMessages]?: (detail: FrameMessages[Type]) => void },
): boolean {
  if (!isKeyOf(DETAILS, type)) return false;
  const handle = handlers[type] as ((detail: object) => void) | undefined;
  if (DETAILS[type](detail)) handle?.(detail);
  return true;
}
