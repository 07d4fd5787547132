/** Whether a text is a number as sellers write it: digits, with at most one point. */
export function isWrittenNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text.trim());
}
