import { useState } from 'react';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { uuid } from '../../base/uuid.ts';
import type { Item } from '../../goods/item.ts';
import { lookAt, type PhotoFinding } from '../../photos/look-at.ts';
import type { PhotoRefusal } from '../../photos/messages.ts';
import { divide, type Selection } from '../../photos/selection.ts';
import { useActions } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

/** The words after a selection: about files that are not accepted, and those that were changed. */
export interface ChoosingTold {
  readonly refusals: readonly PhotoRefusal[];
  readonly notes: readonly string[];
}

/** A file that is being looked at. */
interface Looked {
  readonly id: string;
  readonly file: File;
}

const NOTHING: ChoosingTold = { refusals: [], notes: [] };

/** A file that cannot be looked at is judged by the server. */
const look = (file: File): Promise<PhotoFinding> => lookAt(file).catch(() => ({ file }));

/** The accepted ones of some files, and the words about the others. */
export interface LookedThrough extends ChoosingTold {
  readonly photos: readonly File[];
}

/** Looks at a selection, one file after the other. @param onNext called before each, with its number from 1 */
export async function lookThrough(
  { files, films, tooLarge, tooMany }: Selection,
  onNext: (number: number) => void = () => {},
): Promise<LookedThrough> {
  const photos: File[] = [];
  const refusals: PhotoRefusal[] = tooMany ? [[PHOTO_MESSAGES.tooMany, '']] : [];
  refusals.push(...tooLarge.map(({ name }) => MESSAGES.fault('tooLarge', name)));
  const notes = films.map(({ name }) => MESSAGES.film(name));
  let number = 0;
  for (const file of files) {
    number += 1;
    onNext(number);
    const finding = await look(file);
    if ('fault' in finding) refusals.push(MESSAGES.fault(finding.fault, file.name));
    else {
      photos.push(finding.file);
      if (finding.change) notes.push(MESSAGES.change(finding.change, file.name));
    }
  }
  return { photos, refusals, notes };
}

/** Looks at files before they are attached: a refusal comes at once, and not when everything is sent. */
export function useChoosing(item: Item) {
  const { goods } = useActions();
  const [looking, setLooking] = useState<readonly Looked[]>([]);
  const [news, setNews] = useState(NOTHING);

  const choose = async (newFiles: readonly File[]) => {
    if (newFiles.length === 0) return;
    const there = [...item.photos.map(({ file }) => file), ...looking.map(({ file }) => file)];
    const selection = divide(newFiles, there);
    const entries = selection.files.map((file) => ({ id: uuid(), file }));
    setLooking((before) => [...before, ...entries]);
    setNews(NOTHING);
    const { photos, ...newNews } = await lookThrough(selection);
    if (photos.length > 0) goods.addPhotos(item.id, photos);
    setLooking((before) => before.filter((one) => !entries.includes(one)));
    setNews(newNews);
  };
  return { looking, told: news, choose, forget: () => setNews(NOTHING) };
}
