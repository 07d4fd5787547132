import { data } from 'react-router';

/**
 * A part of the server that runs in this process.
 * @param words for the page of a site whose API is another server, which does not have the part
 * @throws the answer 404, whose words the error screen shows
 */
export function servedHere<Part>(part: Part | undefined, words: string): Part {
  if (part === undefined) throw data(words, { status: 404 });
  return part;
}
