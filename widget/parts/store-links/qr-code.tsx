import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

/** A phone does not know the page, so a relative URL is made absolute. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const code = useMemo(() => qrPath(new URL(url, document.baseURI).href), [url]);
  if (!code) return null;
  return (
    <svg className="qr__code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  );
}
