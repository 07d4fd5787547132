import type { LabCondition } from '../../demo/lab/condition.ts';

type Charset = NonNullable<LabCondition['charset']>;

/** Node only decodes the old Japanese character sets. This is the reverse of its table. */
function tableOf(charset: Charset): Map<string, readonly number[]> {
  const decoder = new TextDecoder(charset, { fatal: true });
  const table = new Map<string, readonly number[]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      try {
        const character = decoder.decode(Uint8Array.of(first, second));
        if (character.length === 1 && !table.has(character)) table.set(character, [first, second]);
      } catch {
        // These two bytes are no character.
      }
    }
  }
  return table;
}

/** A text in a character set. @throws Error for a character that it does not have */
export function encodeIn(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  const table = tableOf(charset);
  const bytes = [...text].flatMap((character) => {
    if (character < '\x80') return [character.charCodeAt(0)];
    const code = table.get(character);
    if (!code) throw new Error(`${charset} has no ${character}.`);
    return code;
  });
  return Buffer.from(bytes);
}
