import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { DEFAULT_THEME, type Theme } from '#contract/embed/themes.ts';
import type { PartState } from '#widget/parts/stage/part-states.ts';
import { put, showState } from '#widget/parts/stage.tsx';

/** Shows a part in one of the states that its folder names, until the test ends. */
export async function showPart(part: string, state: string, theme: Theme = DEFAULT_THEME) {
  const view = await showState(document.body, { part, state, theme });
  onTestFinished(view.close);
  return view;
}

/** Shows a part as a test makes it, until the test ends. */
export async function showThis(node: ReactNode, more: Partial<PartState> & { theme?: Theme } = {}) {
  const { theme = DEFAULT_THEME, ...state } = more;
  const view = await put(document.body, { ...state, show: () => node }, theme);
  onTestFinished(view.close);
  return view;
}
