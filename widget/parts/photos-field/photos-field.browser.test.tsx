import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';
import { photoFile } from '../stage/samples.tsx';

/** A PNG with another size in its header. A browser reads the header first, and the image when it paints. */
function withSize(png: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(png);
  const view = new DataView(copy.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint32(29, checksum(copy.subarray(12, 29)));
  return copy;
}

/** The one of PNG, bit by bit. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const input = () => page.getByLabelText(/写真を追加/);
/** Chooses files inside the page: sending 10 MB into the browser takes seconds. */
function choose(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const field = input().element() as HTMLInputElement;
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const alert = () => page.getByRole('alert');
const names = () =>
  page
    .getByRole('img')
    .elements()
    .map((one) => one.getAttribute('alt')?.replace('のプレビュー', ''));

/** A photo of 200 by 200 with grain, so that it has some bytes. */
async function jpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
  const context = canvas.getContext('2d');
  for (let at = 0; at < 200; at += 3) context?.fillRect(at, (at * 7) % 200, 2, 90);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  return new Uint8Array((await blob?.arrayBuffer()) ?? []);
}

const GIF = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);
const FILM = Uint8Array.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', (letter) => letter.charCodeAt(0));

test('A chosen photo is shown and counted', async () => {
  await showPart('photos-field', 'empty');
  await userEvent.upload(input(), await photoFile('watch.png'));
  await expect.element(page.getByRole('img', { name: 'watch.pngのプレビュー' })).toBeVisible();
  await expect.element(page.getByText('写真を1枚添付しています')).toBeInTheDocument();
});

test('A photo is removed, and the focus is where another can be added', async () => {
  const { root } = await showPart('photos-field', 'one photo');
  await page.getByRole('button', { name: /を削除/ }).click();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  expect(root.activeElement).toBe(input().element());
});

test('Of as many photos as allowed one is removed, and another can be added at once', async () => {
  const { root } = await showPart('photos-field', 'as many as allowed');
  await page.getByRole('button', { name: 'b.pngを削除' }).click();
  await expect.poll(names).toEqual(['a.png', 'c.png']);
  await expect.poll(() => root.activeElement).toBe(input().element());
});

test('After photos took another order, the number of photos is announced again', async () => {
  await showPart('photos-field', 'as many as allowed');
  await page.getByRole('button', { name: '3枚目（c.png）を前へ' }).click();
  await expect.element(page.getByText('c.pngを2枚目にしました')).toBeInTheDocument();
  await page.getByRole('button', { name: 'b.pngを削除' }).click();
  await expect.element(page.getByText('写真を2枚添付しています')).toBeInTheDocument();
});

// Clause 2.5-37
test('A file of another kind is refused by name, with what to do', async () => {
  await showPart('photos-field', 'empty');
  await userEvent.upload(input(), new File(['text'], 'note.txt', { type: 'text/plain' }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /対応していないファイル形式です: note\.txt.*写真（JPEG・PNG・WebP・HEIC）を選んでください/,
    );
});

test('A file that only says it is a photo is refused once it cannot be shown', async () => {
  await showPart('photos-field', 'empty');
  await userEvent.upload(input(), new File(['no photo'], 'fake.png', { type: 'image/png' }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/対応していないファイル形式です: fake\.png/);
});

// Clause 2.5-36
test('A photo of more than 10 MB is refused by name, and the others of the selection are attached', async () => {
  await showPart('photos-field', 'empty');
  const large = new File([new Uint8Array(10_485_761)], 'large.jpg', { type: 'image/jpeg' });
  choose(large, await photoFile('watch.png'));
  await expect.element(alert()).toMatchTextContent(/^ファイルサイズが大きすぎます: large\.jpg \(最大10MB\)/);
  await expect.element(page.getByRole('img')).toBeVisible();
  expect(names()).toEqual(['watch.png']);
});

// Clauses 2.5-38, 2.8-39
test('A selection that brings more than three is refused as a whole, and the others stay', async () => {
  await showPart('photos-field', 'one photo');
  await expect.element(page.getByRole('img')).toBeVisible();
  const there = names();
  const more = await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => photoFile(name)));
  await userEvent.upload(input(), more);
  await expect.element(alert()).toHaveTextContent('最大3枚までアップロードできます');
  expect(names()).toEqual(there);
  await userEvent.upload(input(), more.slice(0, 2));
  await expect.poll(names).toEqual([...there, 'a.png', 'b.png']);
  await expect.element(alert()).not.toBeInTheDocument();
});

test('A photo of more than 100 megapixels is refused at once, not only when everything is sent', async () => {
  await showPart('photos-field', 'empty');
  const small = new Uint8Array(await (await photoFile()).arrayBuffer());
  await userEvent.upload(
    input(),
    new File([withSize(small, 12_000, 9_000)], 'huge.png', { type: 'image/png' }),
  );
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/写真の画素数が多すぎます: huge\.png \(最大1億画素\)/);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

// Clause 2.5-39
test('With as many photos as allowed no more can be added, until one is removed', async () => {
  await showPart('photos-field', 'as many as allowed');
  await expect.element(input()).toBeDisabled();
  await page
    .getByRole('button', { name: /を削除/ })
    .first()
    .click();
  await expect.element(input()).toBeEnabled();
});

test('A JPEG that ends early is refused at once, with what to do', async () => {
  await showPart('photos-field', 'empty');
  const whole = await jpeg();
  await userEvent.upload(
    input(),
    new File([whole.slice(0, whole.length / 2)], 'half.jpg', { type: 'image/jpeg' }),
  );
  await expect
    .element(alert())
    .toMatchTextContent(/^写真のデータが途中で切れています: half\.jpg.*もう一度撮影してください/);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('A picture of another type under the name of a photo is converted at once, and the seller reads so', async () => {
  await showPart('photos-field', 'empty');
  await userEvent.upload(input(), new File([GIF], 'chat.jpg', { type: 'image/jpeg' }));
  await expect
    .element(page.getByText(/^chat\.jpgは、買取店が開ける形式に変換して添付しました。$/))
    .toBeVisible();
  expect(names()).toEqual(['chat.png']);
});

test('A picture that says that it is of another type is refused', async () => {
  await showPart('photos-field', 'empty');
  await userEvent.upload(input(), new File([GIF], 'a.gif', { type: 'image/gif' }));
  await expect
    .element(alert())
    .toMatchTextContent(/^対応していないファイル形式です: a\.gif.*JPEGとして保存し直す/);
});

test('Of a file with several photos (MPO) the first one is attached, and the seller reads so', async () => {
  await showPart('photos-field', 'empty');
  const [left, right] = [await jpeg(), await jpeg()];
  await userEvent.upload(input(), new File([left, right], 'DSC1.MPO'));
  await expect.element(page.getByText('DSC1.MPOは、1枚目の写真だけを添付しました。')).toBeVisible();
  expect(names()).toEqual(['DSC1.jpg']);
});

test('Of a live photo the photo is attached and the film is not; a film alone is refused', async () => {
  await showPart('photos-field', 'empty');
  const film = new File([FILM], 'IMG_1.MOV', { type: 'video/quicktime' });
  await userEvent.upload(input(), [new File([await jpeg()], 'IMG_1.JPG', { type: 'image/jpeg' }), film]);
  await expect
    .element(page.getByText('IMG_1.MOVは動画のため添付せず、写真だけを添付しました。'))
    .toBeVisible();
  expect(names()).toEqual(['IMG_1.JPG']);
  await userEvent.upload(input(), new File([FILM], 'IMG_2.MOV', { type: 'video/quicktime' }));
  await expect
    .element(alert())
    .toMatchTextContent(/^対応していないファイル形式です: IMG_2\.MOV.*動画は添付できません/);
});

test('Photos take another order by their arrows; the focus stays on the arrow, and the place is announced', async () => {
  const { root } = await showPart('photos-field', 'as many as allowed');
  await expect.poll(names).toEqual(['a.png', 'b.png', 'c.png']);
  await page.getByRole('button', { name: '3枚目（c.png）を前へ' }).click();
  await expect.element(page.getByText('c.pngを2枚目にしました')).toBeInTheDocument();
  expect(names()).toEqual(['a.png', 'c.png', 'b.png']);
  const focusLabel = () => root.activeElement?.getAttribute('aria-label');
  await expect.poll(focusLabel).toBe('2枚目（c.png）を前へ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('c.pngをメインの写真にしました')).toBeInTheDocument();
  expect(names()).toEqual(['c.png', 'a.png', 'b.png']);
  await expect.poll(focusLabel).toBe('1枚目（c.png）を後ろへ');
  expect(root.querySelector('.photo__main')?.closest('figure')?.querySelector('img')?.alt).toMatch(/^c/);
});

test('A photo is dragged to another place', async () => {
  await showPart('photos-field', 'as many as allowed');
  await userEvent.dragAndDrop(
    page.getByRole('img', { name: 'c.pngのプレビュー' }),
    page.getByRole('img', { name: 'a.pngのプレビュー' }),
  );
  await expect.poll(names).toEqual(['c.png', 'a.png', 'b.png']);
});

interface Fingers {
  send(
    method: 'Input.dispatchTouchEvent',
    params: { type: 'touchStart' | 'touchMove' | 'touchEnd'; touchPoints: { x: number; y: number }[] },
  ): Promise<unknown>;
}

/** The middle of a photo on the screen, in which this page is a frame. */
function middleOf(name: string): { x: number; y: number } {
  const frame = window.frameElement as HTMLElement;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth;
  const box = page
    .getByRole('img', { name: `${name}のプレビュー` })
    .element()
    .getBoundingClientRect();
  return { x: left + (box.x + box.width / 2) * scale, y: top + (box.y + box.height / 2) * scale };
}

/** Puts a finger on a photo, and moves it to the place of another in small steps. */
async function drag(photo: string, to: string, rest = () => Promise.resolve()): Promise<void> {
  const fingers = cdp() as unknown as Fingers;
  const [from, place] = [middleOf(photo), middleOf(to)];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await rest();
  for (let step = 1; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    const point = { x: at(from.x, place.x), y: at(from.y, place.y) };
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('A finger drags a photo beside another, and after a rest also above it', async () => {
  const { root } = await showPart('photos-field', 'as many as allowed');
  await expect.poll(names).toEqual(['a.png', 'b.png', 'c.png']);
  await drag('b.png', 'a.png');
  await expect.poll(names).toEqual(['b.png', 'a.png', 'c.png']);
  await drag('c.png', 'b.png', () => expect.poll(() => root.querySelector('.photo--dragged')).toBeTruthy());
  await expect.poll(names).toEqual(['c.png', 'b.png', 'a.png']);
});

test('A photo that the server refused says so in its place', async () => {
  await showPart('photos-field', 'a photo that the server refused');
  await expect
    .element(page.getByRole('button', { name: 'b.pngを削除' }))
    .toHaveAccessibleDescription(/対応していないファイル形式です: b\.png.*別の写真に替えてください/);
});

test('A seller sees what shops want to see', async () => {
  await showPart('photos-field', 'empty');
  const shots = page.getByRole('list', { name: '買取店が見たい写真' });
  await expect.element(shots.getByRole('listitem').first()).toBeVisible();
  expect(shots.getByRole('listitem').elements()).toHaveLength(3);
});
