import { useState } from 'react';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { uuid } from '../../base/uuid.ts';
import type { Item } from '../../goods/item.ts';
import { lookAt, type PhotoFinding } from '../../photos/look-at.ts';
import { divide } from '../../photos/selection.ts';
import { useActions } from '../use-form.ts';
import { MESSAGES, type PhotoRefusal } from './messages.ts';

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

/** Looks at files before they are attached: a refusal comes at once, and not when everything is sent. */
export function useChoosing(item: Item) {
  const { goods } = useActions();
  const [looking, setLooking] = useState<readonly Looked[]>([]);
  const [news, setNews] = useState(NOTHING);

  const choose = async (newFiles: readonly File[]) => {
    if (newFiles.length === 0) return;
    const there = [...item.photos.map(({ file }) => file), ...looking.map(({ file }) => file)];
    const { files, films, tooLarge, tooMany } = divide(newFiles, there);
    const refusals: PhotoRefusal[] = tooMany ? [[PHOTO_MESSAGES.tooMany, '']] : [];
    refusals.push(...tooLarge.map(({ name }) => MESSAGES.fault('tooLarge', name)));
    const notes = films.map(({ name }) => MESSAGES.film(name));
    const entries = files.map((file) => ({ id: uuid(), file }));
    setLooking((before) => [...before, ...entries]);
    setNews(NOTHING);
    const photos: File[] = [];
    for (const file of files) {
      const finding = await look(file);
      if ('fault' in finding) refusals.push(MESSAGES.fault(finding.fault, file.name));
      else {
        photos.push(finding.file);
        if (finding.change) notes.push(MESSAGES.change(finding.change, file.name));
      }
    }
    if (photos.length > 0) goods.addPhotos(item.id, photos);
    setLooking((before) => before.filter((one) => !entries.includes(one)));
    setNews({ refusals, notes });
  };
  return { looking, told: news, choose, forget: () => setNews(NOTHING) };
}
