import { parseSync, Visitor } from 'vite';
import type { UnclearWord } from './words.ts';

/** Participles say what happened to a thing, and not which thing it is. "left" is also a side, and stays out. */
const PARTICIPLES: ReadonlySet<string> = new Set(
  (
    'answered asked changed chosen counted done ended found given held kept listed made named opened ' +
    'refused said seen sent shown stored told wanted written'
  ).split(' '),
);

const MESSAGE = 'name the thing that it holds, such as "row" or "answer".';

interface Node {
  type: string;
  start: number;
}

interface Pattern extends Node {
  /** A name has it. */
  name?: string;
  /** A list has them, and may have holes. */
  elements?: (Pattern | null)[];
  properties?: Pattern[];
  /** A property has it. */
  value?: Pattern;
  shorthand?: boolean;
  /** A pattern with a default has it. */
  left?: Pattern;
  /** A rest has it. */
  argument?: Pattern;
}

/** The names that a declaration gives. `{ found }` takes that of a property. */
function namesIn(pattern: Pattern): Pattern[] {
  const { elements, properties, value, shorthand, left, argument } = pattern;
  if (elements) return elements.flatMap((element) => (element ? namesIn(element) : []));
  if (properties) return properties.flatMap(namesIn);
  if (shorthand) return [];
  const inner = value ?? left ?? argument;
  return inner ? namesIn(inner) : [pattern];
}

/**
 * The variables of a file that are named by a bare participle, in order. Exported ones are read beside the name of their
 * room, and are left alone.
 * @param path tells the language
 */
export function unclearNames(path: string, source: string): UnclearWord[] {
  const exported = new Set<unknown>();
  const names: Pattern[] = [];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'VariableDeclaration')
        for (const one of declaration.declarations) exported.add(one);
    },
    VariableDeclarator(declarator) {
      if (!exported.has(declarator)) names.push(...namesIn(declarator.id as Pattern));
    },
  }).visit(parseSync(path, source).program);
  return names.flatMap(({ name = '', start }) =>
    PARTICIPLES.has(name)
      ? [{ line: source.slice(0, start).split('\n').length, found: name, message: MESSAGE }]
      : [],
  );
}
