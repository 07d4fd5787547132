import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { FOLLOW_UP } from './messages.ts';
import type { PhotoOnPage } from './photo.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import styles from './photos.module.css';

/** Only some browsers show it, and it is large: it loads on demand only. */
const isFile = ({ type }: PhotoOnPage) => /^image\/hei[cf]/.test(type);

interface ThumbnailProps {
  photo: PhotoOnPage;
  title: string;
  nth: number;
  onOpen: (event: MouseEvent) => void;
}

function Thumbnail({ photo, title, nth, onOpen }: ThumbnailProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // The picture may have failed before scripts were there.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <a className={styles.thumbnail} href={photo.url} target="_blank" rel="noreferrer" onClick={onOpen}>
      {isBroken ? (
        <span className={styles.file}>
          {FOLLOW_UP.photo(title, nth)}
          <small>{FOLLOW_UP.broken}</small>
        </span>
      ) : (
        <img
          ref={picture}
          src={photo.url}
          alt={FOLLOW_UP.photo(title, nth)}
          onError={() => setBroken(true)}
        />
      )}
    </a>
  );
}

function File({ photo, nth }: { photo: PhotoOnPage; nth: number }) {
  return (
    <a className={styles.thumbnail} href={photo.url} target="_blank" rel="noreferrer">
      <span className={styles.file}>
        <Icon name="external" />
        {FOLLOW_UP.openFile(nth)}
        <small>{FOLLOW_UP.heic}</small>
      </span>
    </a>
  );
}

interface PhotosProps {
  /** The name of the goods. */
  title: string;
  photos: readonly PhotoOnPage[];
  large: boolean;
}

/** Photos to look at one by one. Without scripts each opens by itself. */
export function Photos({ title, photos, large }: PhotosProps) {
  const pictures = photos.filter((photo) => !isFile(photo));
  const [open, setOpen] = useState<PhotoOnPage>();
  if (photos.length === 0) return <p className={styles.none}>{FOLLOW_UP.noPhotos}</p>;

  const openHere = (photo: PhotoOnPage) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(photo);
  };
  return (
    <>
      <ul className={large ? styles.photosLarge : styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.url}>
            {isFile(photo) ? (
              <File photo={photo} nth={index + 1} />
            ) : (
              <Thumbnail photo={photo} title={title} nth={index + 1} onOpen={openHere(photo)} />
            )}
          </li>
        ))}
      </ul>
      {open && (
        <PhotoDialog title={title} photos={pictures} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
