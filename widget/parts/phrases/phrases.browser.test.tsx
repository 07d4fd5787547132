import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { showThis } from '#test/widget/show-part.ts';
import { Phrases } from './phrases.tsx';

const TEXT = '最短60秒で入力完了。最大10社の査定額を比べられます。';

interface Frames {
  frame: { id: string };
  childFrames?: Frames[];
}

interface Tree {
  nodes: { role?: { value: string }; name?: { value: string } }[];
}

const idsOf = ({ frame, childFrames = [] }: Frames): string[] => [frame.id, ...childFrames.flatMap(idsOf)];

/** The names of the headings that Chromium tells assistive technology. */
async function headingsInTree(): Promise<(string | undefined)[]> {
  const session = cdp();
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: Frames };
  const trees = await Promise.all(
    idsOf(frameTree).map(
      (frameId) => session.send('Accessibility.getFullAXTree', { frameId }) as Promise<Tree>,
    ),
  );
  const nodes = trees.flatMap((tree) => tree.nodes);
  return nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
}

test('A screen reader, a search in the page and the clipboard get a text in phrases as one text', async () => {
  await showThis(
    <h2>
      <Phrases>{TEXT}</Phrases>
    </h2>,
  );
  const heading = page.getByRole('heading', { name: TEXT, exact: true }).element();
  expect(heading.querySelectorAll('wbr')).toHaveLength(4);
  expect(await headingsInTree()).toContain(TEXT);
  // A search by script does not look into shadow roots.
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('wbr')) mark.style.visibility = 'hidden';
  document.body.append(copy);
  const isFound = (window as unknown as { find(text: string): boolean }).find('最大10社の査定額を比べ');
  const selection = getSelection()?.toString();
  document.body.removeChild(copy);
  expect([isFound, selection]).toEqual([true, '最大10社の査定額を比べ']);
});
