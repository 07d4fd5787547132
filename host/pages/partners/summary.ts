/** Document 1, section 9. */
const SUMMARY_CHARACTERS = 15;

/** The chosen names in a row, cut at 15 characters and an ellipsis. */
export function summary(names: readonly string[]): string {
  const characters = Array.from(names.join('、'));
  if (characters.length <= SUMMARY_CHARACTERS) return characters.join('');
  return `${characters.slice(0, SUMMARY_CHARACTERS).join('')}…`;
}
