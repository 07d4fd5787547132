import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Photo } from '../../goods/photos.ts';
import { typeOf } from '../../photos/kind.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';

/** Previews of HEIC photos. A seller who comes back to the goods does not wait again. */
const previews = new WeakMap<File, Promise<Blob>>();

async function decode(file: File): Promise<Blob> {
  if (!(await typeOf(file))?.startsWith('image/hei')) throw new Error('this browser shows no preview');
  const { heicPreview } = await import('../../photos/heic.ts');
  return heicPreview(file);
}

function previewOf(file: File): Promise<Blob> {
  const preview = previews.get(file) ?? decode(file);
  previews.set(file, preview);
  return preview;
}

/**
 * The address of a preview. Browsers other than Safari cannot show HEIC; a decoder is loaded for those that need one.
 * @param failed the browser cannot show the photo itself
 * @returns undefined while it is decoded, '' if there is none
 */
export function usePreview({ file, preview }: Photo, hasFailed: boolean): string | undefined {
  const [decodedUrl, setDecodedUrl] = useState<string>();
  useEffect(() => {
    if (!hasFailed) return;
    let stale = false;
    let src = '';
    previewOf(file).then(
      (blob) => {
        if (stale) return;
        src = URL.createObjectURL(blob);
        setDecodedUrl(src);
      },
      (error: unknown) => {
        console.warn('[appraisal-form] no preview', error);
        if (!stale) setDecodedUrl('');
      },
    );
    return () => {
      stale = true;
      if (src) URL.revokeObjectURL(src);
    };
  }, [file, hasFailed]);
  return hasFailed ? decodedUrl : preview;
}

/** Stands for a photo that is not seen, or not yet. */
export function Missing({ file, children }: { file: File; children: ReactNode }) {
  return (
    <p className="photo__missing">
      {children}
      <span className="photo__name">{file.name}</span>
      <span>{MESSAGES.size(file.size)}</span>
    </p>
  );
}

interface PhotoTileProps {
  photo: Photo;
  /** Its place, counted from 0. */
  index: number;
  /** How many photos the item has. */
  count: number;
  /** The message of the server about it. */
  refused: string | undefined;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A chosen photo, with buttons that move and remove it. */
export function PhotoTile({ photo, index, count, refused, onMove, onRemove }: PhotoTileProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const src = usePreview(photo, hasFailed);
  const id = useId();
  const { name } = photo.file;
  return (
    <li data-photo={photo.id} className={refused ? 'photo--refused' : undefined}>
      <figure className="photo">
        {src ? (
          <img
            className="photo__image"
            src={src}
            alt={MESSAGES.preview(name)}
            draggable={false}
            onError={() => setHasFailed(true)}
          />
        ) : (
          <Missing file={photo.file}>{src === undefined ? MESSAGES.preparing : MESSAGES.noPreview}</Missing>
        )}
        {index === 0 && count > 1 && <span className="photo__main">{MESSAGES.main}</span>}
        <button
          type="button"
          className="photo__remove"
          aria-label={MESSAGES.remove(name)}
          aria-describedby={refused && id}
          onClick={onRemove}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </figure>
      {count > 1 && (
        <div className="photo__order">
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              data-arrow={`${photo.id} ${by}`}
              aria-label={(by < 0 ? MESSAGES.forward : MESSAGES.backward)(index + 1, name)}
              disabled={index + by < 0 || index + by >= count}
              onClick={() => onMove(by)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={by < 0 ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
              </svg>
            </button>
          ))}
        </div>
      )}
      {refused && (
        <p className="field__error" id={id} role="alert">
          <span>
            <Phrases>{refused}</Phrases>
            <br />
            <Phrases>{MESSAGES.refused}</Phrases>
          </span>
        </p>
      )}
    </li>
  );
}
