import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { FOLLOW_UP } from './messages.ts';
import type { PhotoOnPage } from './photo.ts';
import styles from './photos.module.css';

interface PhotoDialogProps {
  title: string;
  photos: readonly PhotoOnPage[];
  first: PhotoOnPage;
  onClose: () => void;
}

/** A photo as large as the screen. The browser's dialog keeps the focus inside, closes on Esc and gives it back. */
export function PhotoDialog({ title, photos, first, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(() => photos.indexOf(first));
  const [failedUrl, setFailedUrl] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);

  const photo = photos[at] ?? first;
  const last = photos.length - 1;
  const go = (by: number) => setAt((before) => Math.min(last, Math.max(0, before + by)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={FOLLOW_UP.enlarged(title)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={FOLLOW_UP.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {failedUrl === photo.url ? (
        <p className={styles.expired}>{FOLLOW_UP.expiredPhotos}</p>
      ) : (
        <img
          className={styles.whole}
          src={photo.url}
          alt={FOLLOW_UP.photo(title, at + 1)}
          onError={() => setFailedUrl(photo.url)}
        />
      )}
      {last > 0 && (
        <div className={styles.steps}>
          <button
            type="button"
            aria-label={FOLLOW_UP.previous}
            aria-disabled={at === 0}
            onClick={() => go(-1)}
          >
            <Icon name="left" />
          </button>
          <span aria-live="polite">{FOLLOW_UP.nth(at + 1, photos.length)}</span>
          <button type="button" aria-label={FOLLOW_UP.next} aria-disabled={at === last} onClick={() => go(1)}>
            <Icon name="right" />
          </button>
        </div>
      )}
    </dialog>
  );
}
