import { shownPath } from './form-parts.ts';
import type { Sent } from './sent.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The maximum length of a body that is printed. Longer bodies are invalid on purpose. */
const BODY_CHARACTERS = 2000;

function formArguments({ form = [] }: Sent): string[] {
  return form.flatMap(([name, value]) => {
    if (typeof value === 'string') return ['--form-string', quoted(`${name}=${value}`)];
    const file = value.padding ? '-' : shownPath(value);
    const name_ = value.padding ? `;filename=large-${shownPath(value).split('/').at(-1)}` : '';
    return ['-F', quoted(`${name}=@${file};type=${value.type}${name_}`)];
  });
}

/** The command that creates the photo that is too large, for curl to read. */
function inputOf({ form = [] }: Sent): string {
  for (const [, value] of form) {
    if (typeof value !== 'string' && value.padding)
      return `(cat ${shownPath(value)}; head -c ${value.padding} /dev/zero) | `;
  }
  return '';
}

function bodyArguments(sent: Sent): string[] {
  if (sent.text === undefined) return formArguments(sent);
  const text = sent.text.length > BODY_CHARACTERS ? `${sent.text.slice(0, BODY_CHARACTERS)}…` : sent.text;
  return ['--data-raw', quoted(text)];
}

/** A request as a command that one can run in the folder of the project. */
export function curl(sent: Sent): string {
  const method =
    sent.method === 'HEAD' ? ['-I'] : ['-i', ...(sent.method === 'GET' ? [] : ['-X', sent.method])];
  const headers = Object.entries(sent.headers).flatMap(([name, value]) => [
    '-H',
    quoted(`${name}: ${value}`),
  ]);
  return `${inputOf(sent)}curl ${[...method, quoted(sent.url), ...headers, ...bodyArguments(sent)].join(' ')}`;
}
