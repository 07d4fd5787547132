import { parseSync } from 'vite';

export interface UnclearWord {
  /** From 1. */
  line: number;
  /** The words of the comment from the problem on. */
  found: string;
  message: string;
}

interface Comment {
  /** The offset of its first character in the file. */
  start: number;
  text: string;
}

/** A comment of CSS, or a string or address that may contain the signs of one. */
const CSS_TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|\/\*(.*?)\*\//gs;

/** A sentence begins with the comment, after the end of another sentence, and as an item of a list. */
const SENTENCE = String.raw`(?:^|[.!?:]["’”)]?\s|\n\s*\n\s*|\n\s*- )\s*`;

const RULES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    new RegExp(`${SENTENCE}(?=(?:What|Who|Whoever|Whom|Whose|Whatever)\\b)`, 'g'),
    'begin with the subject: name the thing or the person.',
  ],
  [/\b(?=(?:anew|whoever|for ever)\b)/g, 'write an everyday word, such as "again".'],
];

function cssComments(source: string): Comment[] {
  return [...source.matchAll(CSS_TOKEN)]
    .filter(([, text]) => text !== undefined)
    .map(({ index, 1: text = '' }) => ({ start: index + 2, text }));
}

/** Comments of `//` that follow each other, line by line, are one text. */
function joinComments(comments: readonly Comment[], source: string): Comment[] {
  const texts: Comment[] = [];
  for (const comment of comments) {
    const last = texts.at(-1);
    const end = last ? last.start + last.text.length : 0;
    const between = source.slice(end, comment.start);
    if (last && /^\n[ \t]*\/\/$/.test(between)) last.text += between + comment.text;
    else texts.push({ ...comment });
  }
  return texts;
}

function scriptComments(path: string, source: string): Comment[] {
  const comments = parseSync(path, source).comments.map(({ start, value }) => ({
    start: start + 2,
    text: value,
  }));
  return joinComments(comments, source);
}

/** The text of a comment with spaces in place of the signs at the start of its lines, so that offsets stay. */
const withoutSigns = (text: string) =>
  text.replace(/^\*|\n[ \t]*(?:\*|\/\/)/g, (signs) => signs.replace(/[*/]/g, ' '));

/** The sentences of a file's comments that a newcomer reads twice, in order. @param path tells the language */
export function unclearWords(path: string, source: string): UnclearWord[] {
  const comments = path.endsWith('.css') ? cssComments(source) : scriptComments(path, source);
  return comments.flatMap(({ start, text }) => {
    const plain = withoutSigns(text);
    return RULES.flatMap(([pattern, message]) =>
      [...plain.matchAll(pattern)].map((match) => {
        const at = match.index + match[0].length;
        const line = source.slice(0, start + at).split('\n').length;
        const word = plain
          .slice(at, at + 60)
          .replace(/\s+/g, ' ')
          .trim();
        return { line, found: word, message };
      }),
    );
  });
}
