/**
 * Whether `typed` differs by one slip of a key from `text` at `start`: a wrong, missing or additional letter, or two
 * letters in the wrong order. It takes one walk through the letters.
 * @param end the end of the text, if all of it must have been typed; without it, its beginning is enough
 */
export function isOneSlip(typed: string, text: string, start: number, end?: number): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === text[start + same]) same += 1;
  const rest = (skipTyped: number, skipText: number) => {
    const letters = typed.slice(same + skipTyped);
    const at = start + same + skipText;
    return text.startsWith(letters, at) && (end === undefined || at + letters.length === end);
  };
  const swapped =
    typed[same] === text[start + same + 1] && typed[same + 1] === text[start + same] && rest(2, 2);
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || swapped;
}
