/** Tells if the device still gives a file. The file may be deleted, moved to a cloud, or on a card that was taken out. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
