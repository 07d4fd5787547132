import { type Check, found } from '../finding.ts';

/** One of the form's pictures; none if art/ has not rendered any. */
const [PICTURE] = Object.values(
  import.meta.glob<string>('../../../art/images/tile-watch-160.webp', {
    eager: true,
    query: '?no-inline',
    import: 'default',
  }),
);

/** The smallest picture there is, as a photo that a seller chose. */
const PIXEL = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const PATIENCE_MS = 5000;

function loads(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    setTimeout(resolve, PATIENCE_MS, false);
    picture.src = url;
  });
}

async function previewLoads(): Promise<boolean> {
  const bytes = new Uint8Array([...atob(PIXEL)].map((letter) => letter.charCodeAt(0)));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'image/gif' }));
  const isLoaded = await loads(url);
  URL.revokeObjectURL(url);
  return isLoaded;
}

/** Checks that pictures of the form and previews of photos can be shown. */
export const pictures: Check = async ({ site }) => {
  const results = await Promise.all([PICTURE ? loads(PICTURE) : true, previewLoads()]);
  return results.every(Boolean) ? [] : [found('pictures-blocked', site)];
};
