import { THEME_LABELS } from '#contract/docs/themes.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';

/** Texts of the page of parts. Texts that never change are in its page. */
export const MESSAGES = {
  allParts: 'すべての部品',
  allThemes: 'すべてのテーマ',
  theme: Object.fromEntries(THEME_NAMES.map((name) => [name, THEME_LABELS[name]])),
  width: (pixels: string) => `${pixels}ピクセル`,
  frame: (part: string, state: string, theme: string) => `${part}（${state}、${theme}）`,
  checking: '調べています',
  none: '違反なし',
  found: (count: number) => `違反${count}件`,
  failed: '表示できませんでした',
  summary: (checkedCount: number, all: number, violations: number) =>
    checkedCount < all
      ? `${all}件のうち${checkedCount}件を調べました。`
      : `${all}件を調べました。違反は${violations}件です。`,
  noViolations: '違反はありません。',
  notYet: 'まだ調べています。',
} as const;
