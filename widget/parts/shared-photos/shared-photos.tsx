import { type ChangeEvent, useState } from 'react';
import { divide, PHOTO_ACCEPT } from '../../photos/selection.ts';
import { useOpening } from '../dialog/use-opening.ts';
import photosCss from '../photos-field/photos-field.css?inline';
import { Words } from '../photos-field/photos-field.tsx';
import { type ChoosingTold, lookThrough } from '../photos-field/use-choosing.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { useFormState } from '../use-form.ts';
import { useSharedPhotos, useSharedPhotosActions } from '../use-shared-photos.ts';
import { MESSAGES } from './messages.ts';
import { PhotoGiver } from './photo-giver.tsx';
import sharedCss from './shared-photos.css?inline';

const NOTHING: ChoosingTold = { refusals: [], notes: [] };

/** Above several goods: how many they are, and a button that takes photos of all of them at once. */
export default function SharedPhotos() {
  useStyles(photosCss);
  useStyles(sharedCss);
  const shared = useSharedPhotosActions();
  const count = useFormState((form) => form.goods.items.length);
  // Only changes are announced.
  const [firstCount] = useState(count);
  const [looking, setLooking] = useState('');
  const [words, setWords] = useState(NOTHING);
  const { opening, open, close } = useOpening();
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setWords(NOTHING);
    const selection = divide(files, [], Number.POSITIVE_INFINITY);
    const { photos, ...newWords } = await lookThrough(selection, (number) =>
      setLooking(MESSAGES.looking(number, selection.files.length)),
    );
    setLooking('');
    setWords(newWords);
    shared.take(photos);
    if (shared.isWaiting()) open();
  };
  return (
    <div className="shared">
      <p className="shared__count">{MESSAGES.goods(count)}</p>
      <p className="visually-hidden" role="status">
        {count !== firstCount && MESSAGES.goods(count)}
      </p>
      <label className="button button--small shared__add">
        <input
          type="file"
          className="photos__input"
          accept={PHOTO_ACCEPT}
          multiple
          disabled={looking !== ''}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            void choose([...(currentTarget.files ?? [])]);
            // The same files can be chosen again.
            currentTarget.value = '';
          }}
        />
        {MESSAGES.add}
      </label>
      <p className="shared__news" role="status">
        {looking}
      </p>
      <Words told={words} />
      <Outcome onOpen={open} />
      {opening > 0 && <PhotoGiver key={opening} onClose={close} />}
    </div>
  );
}

/** Where the photos have come to, and the way to another place. */
function Outcome({ onOpen }: { onOpen: () => void }) {
  const shared = useSharedPhotosActions();
  const outcome = useSharedPhotos((photos) => photos.shared);
  const waiting = useSharedPhotos(({ photos }) => photos.length);
  return (
    <div className="shared__news" role="status" data-field="shared-photos">
      {outcome && (
        <p>
          <Phrases>{MESSAGES.shared(outcome.photos, outcome.items)}</Phrases>
          <button
            type="button"
            className="link link--button"
            onClick={() => {
              shared.again();
              onOpen();
            }}
          >
            {MESSAGES.again}
          </button>
        </p>
      )}
      {waiting > 0 && (
        <p>
          <Phrases>{MESSAGES.waiting(waiting)}</Phrases>
          <button type="button" className="link link--button" onClick={onOpen}>
            {MESSAGES.goOn}
          </button>
          <button type="button" className="link link--button" onClick={() => shared.restart()}>
            {MESSAGES.giveUp}
          </button>
        </p>
      )}
    </div>
  );
}
