import { shownPath } from './form-parts.ts';
import type { Sent } from './sent.ts';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The maximum length of a body that is printed. Longer bodies are invalid on purpose. */
const BODY_CHARACTERS = 2000;

function formArguments({ form = [] }: Sent): string[] {
  return form.flatMap(([name, value]) => {
    if (typeof value === 'string') return ['--form-string', quote(`${name}=${value}`)];
    const file = value.padding ? '-' : shownPath(value);
    const name_ = value.padding ? `;filename=large-${shownPath(value).split('/').at(-1)}` : '';
    return ['-F', quote(`${name}=@${file};type=${value.type}${name_}`)];
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

function bodyArguments(request: Sent): string[] {
  if (request.text === undefined) return formArguments(request);
  const text =
    request.text.length > BODY_CHARACTERS ? `${request.text.slice(0, BODY_CHARACTERS)}…` : request.text;
  return ['--data-raw', quote(text)];
}

/** A request as a command that one can run in the folder of the project. */
export function curl(request: Sent): string {
  const method =
    request.method === 'HEAD' ? ['-I'] : ['-i', ...(request.method === 'GET' ? [] : ['-X', request.method])];
  const headers = Object.entries(request.headers).flatMap(([name, value]) => [
    '-H',
    quote(`${name}: ${value}`),
  ]);
  return `${inputOf(request)}curl ${[...method, quote(request.url), ...headers, ...bodyArguments(request)].join(' ')}`;
}
