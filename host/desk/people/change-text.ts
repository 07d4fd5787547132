import { CUSTOMER_FIELDS } from '#contract/customer/customer.ts';
import { wholeDayText } from '../../blocks/follow-up/moments.ts';
import { columnWords } from '../shops/messages.ts';
import { CHANGE_VALUES, CHANGE_WORDS } from './messages.ts';

const ARROW = ' → ';
/** The days of a list that somebody has taken away. */
const DAYS = /^(\d{4}-\d\d-\d\d) – (\d{4}-\d\d-\d\d)$/;

/** The name of what was changed: a column of a shop, a detail of a seller, or a word of the log. */
function nameOf(name: string): string {
  if (Object.hasOwn(CHANGE_WORDS, name)) return CHANGE_WORDS[name] ?? name;
  if (Object.hasOwn(CUSTOMER_FIELDS, name))
    return CUSTOMER_FIELDS[name as keyof typeof CUSTOMER_FIELDS].label;
  return columnWords(name)?.label ?? name;
}

/** A line of the log in words: `role: staff → reader` becomes 権限：担当者 → 閲覧のみ. */
export function changeText(line: string): string {
  const [, name = line, rest] = /^([^:]+): (.*)$/s.exec(line) ?? [];
  if (rest === undefined) return nameOf(line);
  const values = CHANGE_VALUES[name];
  const text = values
    ? rest
        .split(ARROW)
        .map((value) => values[value] ?? value)
        .join(ARROW)
    : rest;
  return `${nameOf(name)}：${text.replace(DAYS, (_, from, until) => `${wholeDayText(from)}〜${wholeDayText(until)}`)}`;
}
