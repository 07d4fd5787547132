import { type Drawing, drawingUrl, jpegUrl, type Picture, sourceSet } from '#contract/site/picture.ts';
import { classes } from '../classes.ts';
import styles from './art-picture.module.css';

interface ArtPictureProps {
  picture: Picture;
  /** Its shown width, in the form of the attribute `sizes`. */
  sizes: string;
  /** Another cut for narrow screens. */
  phone?: Picture;
  /** Visible at once: loaded before everything else, instead of when it is near the screen. */
  priority?: boolean;
  /** Adds no information to the text beside it. */
  decorative?: boolean;
  className?: string | undefined;
}

const PHONE = '(max-width: 47.9375em)';

/** A picture of art/, in the newest format that the browser supports. Its space is reserved while it loads. */
export function ArtPicture({ picture, sizes, phone, priority, decorative, className }: ArtPictureProps) {
  return (
    <picture className={classes(styles.picture, className)}>
      {phone && (
        <source
          media={PHONE}
          type="image/avif"
          srcSet={sourceSet(phone, 'avif')}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      {phone && (
        <source
          media={PHONE}
          type="image/webp"
          srcSet={sourceSet(phone, 'webp')}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={jpegUrl(picture)}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

interface ArtDrawingProps {
  drawing: Drawing;
  /** Shown height in CSS pixels; the width follows. */
  height?: number;
  priority?: boolean;
  decorative?: boolean;
  className?: string;
}

export function ArtDrawing({ drawing, height, priority, decorative, className }: ArtDrawingProps) {
  const scale = height ? height / drawing.height : 1;
  return (
    <img
      className={className}
      src={drawingUrl(drawing)}
      alt={decorative ? '' : drawing.alt}
      width={Math.round(drawing.width * scale)}
      height={Math.round(drawing.height * scale)}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
