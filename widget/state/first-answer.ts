export type FirstAnswerCode = typeof import('./answers.ts');

let code: FirstAnswerCode | undefined;

/**
 * The code that every form needs from the first answer on: a first visit is alive without it. The screen loads it before
 * it lets a seller choose a category, and before a form whose goods are known begins.
 */
export const FIRST_ANSWER = {
  /** The code, as soon as it has come. */
  get code(): FirstAnswerCode | undefined {
    return code;
  },
  /** Loads it. After a failure the next call tries again. */
  load: async (): Promise<FirstAnswerCode> => {
    code ??= await import('./answers.ts');
    return code;
  },
};
