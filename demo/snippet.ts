import type { PinnedRelease } from '#contract/embed/release.ts';
import {
  buttonLine,
  elementLine,
  frameLine,
  pinnedLines,
  scriptLines,
  teaserLine,
} from '#contract/embed/snippet.ts';
import { MESSAGES } from './messages.ts';
import { type DemoSettings, teaserOf, toAttributes } from './settings.ts';

function formLine(settings: DemoSettings, origin: string): string {
  const attributes = toAttributes(settings);
  if (settings.way === 'frame') return frameLine(origin, attributes, MESSAGES.form);
  if (settings.way === 'middle' || settings.way === 'side')
    return buttonLine(origin, attributes, settings.way, MESSAGES.open);
  return elementLine(origin, attributes, MESSAGES.formPage);
}

/** The code that a partner adds to a page. It never contains the calls that fail on purpose. */
export function toSnippet(settings: DemoSettings, origin: string, release?: PinnedRelease | null): string {
  const teaser = teaserOf(settings);
  if (teaser) return teaserLine(origin, [['', teaser]], toAttributes(settings), release);
  const script = release ? pinnedLines(origin, release) : scriptLines(origin);
  return [script, formLine(settings, origin)].join('\n');
}
