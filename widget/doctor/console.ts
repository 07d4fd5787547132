import { TAG } from '#contract/embed/element.ts';
import type { Report } from './examine.ts';
import { MESSAGES } from './messages.ts';

/** A report as plain text. */
export function reportText({ findings, facts }: Report): string {
  const { levels, remedy, well } = MESSAGES;
  const parts = findings.map((one) =>
    [
      `【${levels[one.level]}】${one.found}`,
      `${remedy}：${one.remedy}`,
      ...(one.line ? [`    ${one.line}`] : []),
      `${one.guide} (${one.code})`,
    ].join('\n'),
  );
  const about = facts.map(([name, value]) => `${name}：${value}`).join('\n');
  return [`[${TAG}] ${MESSAGES.title}`, ...(parts.length > 0 ? parts : [well]), about].join('\n\n');
}
