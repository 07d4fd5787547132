import { keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { ActName } from '#server/desk/acts.ts';

/** The acts of the page of a request, in the order of its bar: each is done in a panel that an address opens. */
export const PANELS = {
  correct: 'correctRequest',
  note: 'noteRequest',
  mark: 'markRequest',
  assign: 'assignRequest',
  withdraw: 'withdrawRequest',
  again: 'sendShopsAgain',
  pass: 'passOn',
  revoke: 'revokeLinks',
  export: 'exportRequest',
  erase: 'eraseRequest',
} as const satisfies Record<string, ActName>;
export type Panel = keyof typeof PANELS;
export const PANEL_NAMES = keysOf(PANELS);

/** The acts of which a panel says first who hears of them. */
export const TELLS: { readonly [Name in Panel]?: ActName } = {
  correct: 'correctRequest',
  pass: 'passOn',
  again: 'sendShopsAgain',
  withdraw: 'withdrawRequest',
  revoke: 'revokeLinks',
  erase: 'eraseRequest',
};

/** The address of a panel. @param shop that of `pass` */
export const panelPath = (uuid: string, panel: Panel, shop?: string): string =>
  `${DESK_PAGES.requests}/${uuid}?${new URLSearchParams({ act: panel, ...(shop && { shop }) })}#act`;
