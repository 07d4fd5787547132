import words from './question-words.json' with { type: 'json' };

const ALL: Readonly<Record<string, Readonly<Record<string, string>>>> = words;

/**
 * The labels of the questions of a category by their keys, in their order. `npm run docs` writes them from
 * widget/goods/categories/.
 */
export const questionsOf = (category: string): Readonly<Record<string, string>> =>
  Object.hasOwn(ALL, category) ? (ALL[category] ?? {}) : {};
