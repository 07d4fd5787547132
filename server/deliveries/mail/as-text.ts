import { inLanguage } from './in-language.ts';
import type { Block, Letter } from './letter.ts';
import { LETTER_MESSAGES } from './messages.ts';

const LINE = '――――――――――――――――――――';

/** A letter for programs and people that read plain text. */
export const asText = ({ blocks, language }: Letter): string =>
  inLanguage(language, () => `${blocks.map(textOf).join('\n\n')}\n`);

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `■ ${block.text}`;
    case 'facts':
      return [
        ...(block.title ? [LETTER_MESSAGES.title(block.title)] : []),
        ...block.rows.map(([name, value]) => LETTER_MESSAGES.fact(name, value)),
      ].join('\n');
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'link':
      return `${block.text}\n${block.url}`;
    case 'small':
      return `${LINE}\n${block.text}`;
    case 'text':
      return block.text;
  }
}
