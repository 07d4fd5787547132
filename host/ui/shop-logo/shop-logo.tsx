import { useState } from 'react';
import { MARKS } from '#art/index/marks.ts';
import { drawingUrl } from '#art/picture.ts';
import { SHOP_LOGO } from './messages.ts';
import styles from './shop-logo.module.css';

/** A shop's logo, or the default logo where there is none or it cannot be loaded. */
export function ShopLogo({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState(false);
  const fallback = MARKS['shop-default'];
  const useFallback = !src || failed;
  // An image that failed before React started does not report its error again.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !failed) setFailed(true);
  };
  return (
    <img
      className={styles.logo}
      ref={check}
      src={useFallback ? drawingUrl(fallback) : src}
      alt={useFallback ? '' : SHOP_LOGO.alt(name)}
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
