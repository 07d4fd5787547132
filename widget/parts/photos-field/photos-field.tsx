import { useId, useRef } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { PHOTO_MESSAGES } from '#contract/photo-messages.ts';
import { PHOTO_ACCEPT } from '../../goods/photos.ts';
import type { ControlProps } from '../control-props.ts';
import { errorId } from '../field-frame/field-frame.tsx';
import { LazyPart, later } from '../lazy-part/lazy-part.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useActions, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

export const PHOTO_PREVIEW = later(() => import('./photo-preview.tsx'));

/** Photos: from camera or library, several at once, each shown and removable. */
export function PhotosField({ id, item, error }: ControlProps) {
  const { goods } = useActions();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const refused = useFormState((form) => form.goods.photoErrors[item.id]) ?? [];
  const full = item.photos.length >= LIMITS.photosPerItem;
  return (
    <div className="photos">
      <ul className="photos__list">
        {item.photos.map((photo) => (
          <li key={photo.id}>
            <LazyPart part={PHOTO_PREVIEW} quiet>
              {(PhotoPreview) => (
                <PhotoPreview
                  photo={photo}
                  onRemove={() => {
                    goods.removePhoto(item.id, photo);
                    input.current?.focus();
                  }}
                  onRefused={(why) => goods.refusePhoto(item.id, photo, PHOTO_MESSAGES[why](photo.file.name))}
                />
              )}
            </LazyPart>
          </li>
        ))}
        <li>
          <label className={`photos__add${full ? ' photos__add--full' : ''}`}>
            <input
              ref={input}
              type="file"
              data-focus
              className="photos__input"
              accept={PHOTO_ACCEPT}
              multiple
              disabled={full}
              aria-describedby={`${hint}${error ? ` ${errorId(id)}` : ''}`}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                goods.addPhotos(item.id, [...(event.currentTarget.files ?? [])]);
                // The same file can be chosen again after it was removed.
                event.currentTarget.value = '';
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h3l1.5-2h7L17 8h3v11H4z" />
              <circle cx="12" cy="13" r="3.2" />
            </svg>
            <span>{MESSAGES.add}</span>
            <span className="photos__count">{MESSAGES.count(item.photos.length, LIMITS.photosPerItem)}</span>
          </label>
        </li>
      </ul>
      <p className="field__hint" id={hint}>
        <Phrases>{MESSAGES.hint}</Phrases>
      </p>
      <p className="visually-hidden" role="status">
        {item.photos.length > 0 && MESSAGES.added(item.photos.length)}
      </p>
      {refused.length > 0 && (
        <div role="alert">
          <ul className="field__error photos__errors">
            {refused.map((message) => (
              <li key={message}>
                <Phrases>{message}</Phrases>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
