import { expect, test } from 'vitest';
import { aPhoto } from '../test/items.ts';
import { SmallerPhotos } from './smaller-photos.ts';

/** Makes files smaller at the test's command. */
class Workshop {
  readonly begun: string[] = [];
  readonly #finish: (() => void)[] = [];

  shrink = (file: File) => {
    this.begun.push(file.name);
    return new Promise<File>((resolve) => {
      this.#finish.push(() => resolve(new File([''], `small ${file.name}`)));
    });
  };

  async finishOne(): Promise<void> {
    this.#finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function start(...names: string[]) {
  const workshop = new Workshop();
  const smaller = new SmallerPhotos(workshop.shrink);
  const photos = names.map((name) => aPhoto(name));
  smaller.follow(photos);
  return { workshop, smaller, photos, names: () => photos.map((one) => smaller.fileOf(one).name) };
}

test('Photos are made smaller one at a time, in their order', async () => {
  const { workshop, names } = start('a', 'b');
  expect([workshop.begun, names()]).toEqual([['a'], ['a', 'b']]);
  await workshop.finishOne();
  expect([workshop.begun, names()]).toEqual([
    ['a', 'b'],
    ['small a', 'b'],
  ]);
  await workshop.finishOne();
  expect(names()).toEqual(['small a', 'small b']);
});

test('A photo that is added later is made smaller too, and no photo twice', async () => {
  const { workshop, smaller, photos } = start('a');
  await workshop.finishOne();
  smaller.follow([...photos, aPhoto('b')]);
  smaller.follow([...photos, aPhoto('b')]);
  expect(workshop.begun).toEqual(['a', 'b']);
});

test('The first photo of a form that was followed without one is made smaller', () => {
  const { workshop, smaller } = start();
  smaller.follow([aPhoto('a')]);
  expect(workshop.begun).toEqual(['a']);
});

test('A removed photo is forgotten, also while it is being made smaller', async () => {
  const { workshop, smaller, photos, names } = start('a', 'b');
  await workshop.finishOne();
  smaller.follow([]);
  await workshop.finishOne();
  expect(names()).toEqual(['a', 'b']);
  smaller.follow(photos);
  expect(workshop.begun).toEqual(['a', 'b', 'a']);
});

test('Waiting ends when all are done', async () => {
  const { workshop, smaller } = start('a', 'b');
  let isDone = false;
  void smaller.finish().then(() => {
    isDone = true;
  });
  await workshop.finishOne();
  expect(isDone).toBe(false);
  await workshop.finishOne();
  expect(isDone).toBe(true);
});
