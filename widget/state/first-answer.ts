import { signal } from '@preact/signals-core';

export type FirstAnswerCode = typeof import('./first-answer-code.ts');

const code = signal<FirstAnswerCode | undefined>(undefined);

/**
 * The code that every form needs from the first answer on: a first visit is alive without it. The screen loads it before
 * it lets a seller choose a category, and before a form whose goods are known begins.
 */
export const FIRST_ANSWER = {
  get code(): FirstAnswerCode | undefined {
    return code.value;
  },
  /** The code, where it must have come. */
  get loaded(): FirstAnswerCode {
    if (!code.value) throw new Error('the code of the first answer has not come');
    return code.value;
  },
  /** Loads it. After a failure the next call tries again. */
  load: async (): Promise<void> => {
    code.value ??= await import('./first-answer-code.ts');
  },
};
