import { ALL_PARTS } from '#widget/parts/stage.tsx';
import { type Filters, setUpFilters } from './filters.ts';
import { createFrame, type ShownFrame } from './frames.ts';
import { MESSAGES } from './messages.ts';
import { showResults } from './results.ts';

function find<Type extends HTMLElement>(id: string): Type {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element as Type;
}

/** Counts the runs, so that an old run stops when the filters change. */
let run = 0;

/** The frames of one part: a row per state, a frame per theme. */
function partSection(
  part: (typeof ALL_PARTS)[number],
  { theme, scheme, width }: Filters,
  shownFrames: ShownFrame[],
): HTMLElement {
  const section = document.createElement('section');
  section.className = 'part';
  const heading = document.createElement('h2');
  heading.textContent = part.name;
  section.append(heading);
  for (const state of part.states) {
    const row = document.createElement('div');
    row.className = 'state';
    const name = document.createElement('h3');
    name.textContent = state.name;
    const frames = document.createElement('div');
    frames.className = 'frames';
    for (const one of state.themes.filter((each) => !theme || each === theme)) {
      const frame = createFrame(
        { part: part.name, state: state.name, theme: one, scheme: scheme === 'dark' ? 'dark' : 'light' },
        width,
      );
      shownFrames.push(frame);
      frames.append(frame.element);
    }
    if (!frames.hasChildNodes()) continue;
    row.append(name, frames);
    section.append(row);
  }
  return section;
}

/** Checks one frame after the other: many at once would only slow each other down. */
async function check(shownFrames: readonly ShownFrame[]): Promise<void> {
  run += 1;
  const mine = run;
  const report = () => showResults(shownFrames, find);
  for (const one of shownFrames) one.result = undefined;
  report();
  for (const one of shownFrames) {
    await one.check();
    if (mine !== run) return;
    report();
  }
}

let shownFrames: ShownFrame[] = [];

function show(filters: Filters): void {
  shownFrames = [];
  const parts = ALL_PARTS.filter(({ name }) => !filters.part || name === filters.part);
  find('parts').replaceChildren(...parts.map((part) => partSection(part, filters, shownFrames)));
  document.title = filters.part || MESSAGES.allParts;
  void check(shownFrames);
}

show(
  setUpFilters(
    find('filters'),
    ALL_PARTS.map(({ name }) => name),
    { onChange: show, onSubmit: () => void check(shownFrames) },
  ),
);
