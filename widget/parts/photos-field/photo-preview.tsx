import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { type Photo, typeOf } from '../../goods/photos.ts';
import { MESSAGES } from './messages.ts';

type Preview = { kind: 'ready'; src: string } | { kind: 'preparing' } | { kind: 'none' };

/**
 * Browsers other than Safari cannot show HEIC; a decoder is loaded for those that need one.
 * @param onBroken called if the file is no photo or a broken one
 */
function useHeic(photo: Photo, failed: boolean, onBroken: () => void): Preview {
  const [preview, setPreview] = useState<Preview>({ kind: 'preparing' });
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    if (!failed) return;
    let stale = false;
    let src = '';
    const decode = async () => {
      if ((await typeOf(photo.file)) !== 'image/heic') return stale || broken.current();
      const { heicPreview } = await import('./heic.ts');
      src = URL.createObjectURL(await heicPreview(photo.file));
      if (stale) URL.revokeObjectURL(src);
      else setPreview({ kind: 'ready', src });
    };
    decode().catch((error: unknown) => {
      console.warn('[appraisal-form] no preview', error);
      if (!stale) setPreview({ kind: 'none' });
    });
    return () => {
      stale = true;
      if (src) URL.revokeObjectURL(src);
    };
  }, [photo, failed]);
  return failed ? preview : { kind: 'ready', src: photo.preview };
}

interface PhotoPreviewProps {
  photo: Photo;
  onRemove: () => void;
  onRefused: (why: 'badType' | 'tooLarge') => void;
}

/** A chosen photo, and the button that removes it. */
export default function PhotoPreview({ photo, onRemove, onRefused }: PhotoPreviewProps) {
  const [failed, setFailed] = useState(false);
  const preview = useHeic(photo, failed, () => onRefused('badType'));
  return (
    <figure className="photo">
      {preview.kind === 'ready' ? (
        <img
          className="photo__image"
          src={preview.src}
          alt={MESSAGES.preview(photo.file.name)}
          onError={() => setFailed(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth * naturalHeight > LIMITS.photoPixels) onRefused('tooLarge');
          }}
        />
      ) : (
        <p className="photo__missing">
          {preview.kind === 'preparing' ? MESSAGES.preparing : MESSAGES.noPreview}
          <span className="photo__name">{photo.file.name}</span>
        </p>
      )}
      <button
        type="button"
        className="photo__remove"
        aria-label={MESSAGES.remove(photo.file.name)}
        onClick={onRemove}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </figure>
  );
}
