import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SOCIAL_PREVIEWS } from '../subjects/social.ts';
import { SOCIAL_SIZE, socialPreview } from '../vector/social/template.ts';
import type { PictureManifest } from './manifest.ts';
import { IMAGES, VECTOR } from './paths.ts';
import { openBrowser } from './textures.ts';

/** App icons as PNG, for systems that do not support SVG: file name, source and size. */
const ICONS = [
  { name: 'app-icon-180.png', source: 'marks/icons/app-icon.svg', size: 180 },
  { name: 'app-icon-192.png', source: 'marks/icons/app-icon.svg', size: 192 },
  { name: 'app-icon-512.png', source: 'marks/icons/app-icon.svg', size: 512 },
  { name: 'maskable-icon-512.png', source: 'marks/icons/maskable-icon.svg', size: 512 },
] as const;

/** Files that browsers and feed readers ask for unprompted. */
const FAVICON = { name: 'favicon.ico', source: 'marks/icons/favicon.svg', sizes: [16, 32, 48] } as const;

/** The files in art/images that are not rendered pictures. */
export const extraFileNames = (): string[] => [
  ...SOCIAL_PREVIEWS.map(({ name }) => `${name}.jpg`),
  ...ICONS.map(({ name }) => name),
  FAVICON.name,
];

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

async function replace(name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(IMAGES, `.${name}`), bytes);
  await rename(join(IMAGES, `.${name}`), join(IMAGES, name));
}

const isCurrent = (manifest: PictureManifest, name: string, from: string) =>
  manifest.extras?.[name] === from && existsSync(join(IMAGES, name));

/** Makes the preview pictures for links in social services, and the app icons. Only those whose sources changed. */
export async function makeSocialPreviews(manifest: PictureManifest): Promise<void> {
  const extras: Record<string, string> = {};
  const jobs: { name: string; html: string }[] = [];
  for (const { name, title, subtitle, hero } of SOCIAL_PREVIEWS) {
    // If the hero does not exist yet, its preview is made after it.
    if (!existsSync(join(IMAGES, `${hero}-1640.jpg`))) continue;
    const picture = await readFile(join(IMAGES, `${hero}-1640.jpg`));
    const html = socialPreview({
      title,
      subtitle,
      pictureHref: `data:image/jpeg;base64,${picture.toString('base64')}`,
    });
    const file = `${name}.jpg`;
    extras[file] = hashOf(html);
    if (!isCurrent(manifest, file, extras[file])) jobs.push({ name: file, html });
  }
  if (jobs.length > 0) await photograph(jobs);
  for (const { name, source, size } of ICONS) {
    const svg = await readFile(join(VECTOR, source));
    extras[name] = hashOf(svg, String(size));
    if (isCurrent(manifest, name, extras[name])) continue;
    await replace(
      name,
      await sharp(svg, { density: 288 }).resize(size, size).png({ palette: true }).toBuffer(),
    );
  }
  extras[FAVICON.name] = await makeFavicon(manifest);
  manifest.extras = extras;
}

async function makeFavicon(manifest: PictureManifest): Promise<string> {
  const { name, source, sizes } = FAVICON;
  const svg = await readFile(join(VECTOR, source));
  const from = hashOf(svg, ...sizes.map(String));
  if (isCurrent(manifest, name, from)) return from;
  const pictures = sizes.map((size) =>
    sharp(svg, { density: 288 }).resize(size, size).png({ palette: true }).toBuffer(),
  );
  await replace(name, iconFile(sizes, await Promise.all(pictures)));
  return from;
}

const ICON_HEAD = 6;
const ICON_ENTRY = 16;

/** Puts pictures of several sizes into one file, by its format: a head, an entry for each, the pictures. */
function iconFile(sizes: readonly number[], pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(ICON_HEAD + ICON_ENTRY * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = ICON_HEAD + ICON_ENTRY * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

async function photograph(pages: readonly { name: string; html: string }[]): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: SOCIAL_SIZE });
    for (const { name, html } of pages) {
      await page.setContent(html, { waitUntil: 'load' });
      const screenshot = await page.screenshot({ type: 'png' });
      await replace(name, await sharp(screenshot).jpeg({ quality: 82, mozjpeg: true }).toBuffer());
    }
  } finally {
    await browser.close();
  }
}
