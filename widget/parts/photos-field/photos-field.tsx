import { type ChangeEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { LIMITS } from '#contract/base/limits.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { translated } from '#contract/language/words.ts';
import type { PhotosField as PhotosQuestion } from '../../goods/fields.ts';
import { withPhotoAt } from '../../goods/item.ts';
import type { Photo } from '../../goods/photos.ts';
import { SHOTS } from '../../goods/shots.ts';
import { PHOTO_ACCEPT } from '../../photos/selection.ts';
import type { ControlProps } from '../control-props.ts';
import { errorId } from '../field-frame/field-frame.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { useActions, useFormState, useRoot } from '../use-form.ts';
import { DRAWINGS } from './drawings.ts';
import { MESSAGES } from './messages.ts';
import { PhoneCamera } from './phone-camera.tsx';
import { Missing, PhotoTile } from './photo-tile.tsx';
import photosCss from './photos-field.css?inline';
import { type ChoosingTold, useChoosing } from './use-choosing.ts';
import { useDrag } from './use-drag.ts';

/** Moves and removes photos, says where one has come to, and keeps the focus where the seller goes on. */
function useOrder({ item }: Pick<ControlProps, 'item'>) {
  const { goods } = useActions();
  const root = useRoot();
  const input = useRef<HTMLInputElement>(null);
  const count = item.photos.length;
  const [news, setNews] = useState({ words: '', count });
  // The number of photos is news, and the place of a photo is none any more.
  if (news.count !== count) setNews({ words: '', count });
  const toFocus = useRef<() => HTMLElement | null>(undefined);
  const move = (id: string, to: number) => {
    const photo = item.photos.find((one) => one.id === id);
    if (!photo || to < 0 || to >= count) return;
    // The first photo is what shops see first.
    goods.update(item.id, (one) => withPhotoAt(one, photo, to));
    setNews({ words: MESSAGES.moved(to + 1, photo.file.name), count });
  };
  // A tile that changes its place in the page loses the focus, and with all photos nothing can be added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is so until the photos are shown again
  useLayoutEffect(() => {
    toFocus.current?.()?.focus();
    toFocus.current = undefined;
  }, [item.photos]);
  const press = (photo: Photo, by: 1 | -1) => {
    const to = item.photos.indexOf(photo) + by;
    // An arrow that leads nowhere any more gives the focus to the other one.
    const isLast = to === (by > 0 ? count - 1 : 0);
    const arrow = `[data-arrow="${photo.id} ${isLast ? -by : by}"]`;
    toFocus.current = () => root.querySelector<HTMLElement>(arrow);
    move(photo.id, to);
  };
  const remove = (photo: Photo) => {
    toFocus.current = () => input.current;
    goods.removePhoto(item.id, photo);
  };
  return { said: news.words, input, move, press, remove };
}

/** Photos: from camera or album, several at once, looked at before they are attached, in the seller's order. */
export default function PhotosField({ id, item, error }: ControlProps<PhotosQuestion>) {
  useStyles(photosCss);
  const hint = useId();
  const { looking, told, choose, forget } = useChoosing(item);
  const { said, input, move, press, remove } = useOrder({ item });
  const drag = useDrag(move);
  const refusals = useFormState((form) => form.goods.refusedPhotos);
  const count = item.photos.length + looking.length;
  const several = item.photos.length > 1;
  const shots = item.category && SHOTS[item.category];
  return (
    <div className="photos">
      {shots && <Shots shots={shots} />}
      <ul className={`photos__list${several ? ' photos__list--several' : ''}`} {...drag}>
        {item.photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={item.photos.length}
            refused={refusals[photo.id]}
            onMove={(by) => press(photo, by)}
            onRemove={() => {
              remove(photo);
              forget();
            }}
          />
        ))}
        {looking.map(({ id: key, file }) => (
          <li key={key} className="photo">
            <Missing file={file}>{MESSAGES.looking}</Missing>
          </li>
        ))}
        <li className="photos__adds">
          <Add
            input={input}
            full={count >= LIMITS.photosPerItem}
            count={count}
            described={`${hint}${error ? ` ${errorId(id)}` : ''}`}
            wrong={Boolean(error)}
            onChoose={choose}
          />
        </li>
      </ul>
      <PhoneCamera item={item} full={count >= LIMITS.photosPerItem} />
      <p className="field__hint" id={hint}>
        <Phrases>{MESSAGES.hint}</Phrases>
      </p>
      {several && (
        <p className="field__hint">
          <Phrases>{MESSAGES.order}</Phrases>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said || (item.photos.length > 0 && MESSAGES.added(item.photos.length))}
      </p>
      <Words told={told} />
    </div>
  );
}

interface AddProps {
  input: RefObject<HTMLInputElement | null>;
  full: boolean;
  count: number;
  described: string;
  wrong: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** From the album, and on phones also straight from the camera. */
function Add({ input, full, count, described, wrong, onChoose }: AddProps) {
  const common = {
    type: 'file',
    className: 'photos__input',
    disabled: full,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      onChoose([...(currentTarget.files ?? [])]);
      // The same file can be chosen again after it was removed.
      currentTarget.value = '';
    },
  } as const;
  const look = `photos__add${full ? ' photos__add--full' : ''}`;
  return (
    <>
      <label className={`${look} photos__add--camera`}>
        <input {...common} accept="image/*" capture="environment" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h3l1.5-2h7L17 8h3v11H4z" />
          <circle cx="12" cy="13" r="3.2" />
        </svg>
        <span>{MESSAGES.camera}</span>
      </label>
      <label className={look}>
        <input
          {...common}
          ref={input}
          data-focus
          accept={PHOTO_ACCEPT}
          multiple
          aria-describedby={described}
          aria-invalid={wrong ? true : undefined}
        />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4" />
        </svg>
        <span>{MESSAGES.add}</span>
        <span className="photos__count">{MESSAGES.count(count, LIMITS.photosPerItem)}</span>
      </label>
    </>
  );
}

/** The pictures that help shops most. */
function Shots({ shots }: { shots: NonNullable<(typeof SHOTS)[CategoryKey]> }) {
  const id = useId();
  return (
    <div className="photos__shots">
      <p id={id}>{MESSAGES.shots}</p>
      <ul aria-labelledby={id}>
        {shots.map(([drawing, caption]) => (
          <li key={drawing}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d={DRAWINGS[drawing][0]} />
              <path d={DRAWINGS[drawing][1]} />
            </svg>
            <Phrases>{translated(caption)}</Phrases>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The outcome of the last selection. */
export function Words({ told: { refusals, notes } }: { told: ChoosingTold }) {
  return (
    <>
      {refusals.length > 0 && (
        <div role="alert">
          <ul className="photos__words">
            {refusals.map(([text, remedy]) => (
              <li key={text}>
                <span className="field__error">
                  <Phrases>{text}</Phrases>
                </span>
                <Phrases>{remedy}</Phrases>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="status">
        {notes.length > 0 && (
          <ul className="photos__words">
            {notes.map((note) => (
              <li key={note}>
                <Phrases>{note}</Phrases>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
