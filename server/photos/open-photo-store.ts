import type { PhotoSettings, PhotoStore } from './photo-store.ts';

/** The store of the settings. */
export async function openPhotoStore(config: PhotoSettings): Promise<PhotoStore> {
  // Loaded only where it is used: the client of S3 takes 30 MB.
  if (config.photoStore) {
    const { S3Store } = await import('./s3/s3-store.ts');
    return new S3Store(config.photoStore, config.dataDir);
  }
  const { FolderStore } = await import('./folder-store.ts');
  return new FolderStore(config.dataDir, config.diskReserveBytes);
}
