import { expect, test } from 'vitest';
import { unclearWords } from './words.ts';

const wordsIn = (source: string, path = 'file.tsx') =>
  unclearWords(path, source).map(({ line, found }) => `${line}: ${found}`);

test('A comment that begins with What or Who is found', () => {
  expect(wordsIn('/** What a call needs. */\nconst a = 1; // Who asks')).toEqual([
    '1: What a call needs.',
    '2: Who asks',
  ]);
});

test('A later sentence and an item of a list are found by their lines', () => {
  const source =
    '/**\n * Reads a form.\n * Whoever asks, waits:\n * - What is sent;\n *\n * Whose it is\n */';
  expect(wordsIn(source)).toEqual([
    '3: Whoever asks, waits: - What is sent; Whose it is',
    '4: What is sent; Whose it is',
    '6: Whose it is',
  ]);
});

test('Lines of // are one text', () => {
  expect(wordsIn('// Nobody knows\n// What it is\nlet a; // Fine.\n// What is this?')).toEqual([
    '4: What is this?',
  ]);
});

test('Old words are found anywhere in a comment', () => {
  expect(wordsIn('// makes it anew\n\n/* It stays for ever. */')).toEqual(['1: anew', '3: for ever.']);
});

test('Comments in JSX and in style sheets are found', () => {
  expect(wordsIn('const a = <p>{/* What is shown */}</p>;')).toEqual(['1: What is shown']);
  expect(wordsIn('a { color: red; /* Whatever it is */ }', 'file.css')).toEqual(['1: Whatever it is']);
});

test('Strings, addresses and patterns are no comments', () => {
  expect(wordsIn("const a = '// What'; const b = `/* Who */`; const c = /\\/\\/ What/;")).toEqual([]);
  expect(wordsIn('a { background: url(//What); content: "/* Who */"; }', 'file.css')).toEqual([]);
});

test('The same words inside a sentence are fine', () => {
  expect(wordsIn('/** The seller, who waits. Tells what is missing. @param what names the call */')).toEqual(
    [],
  );
});
