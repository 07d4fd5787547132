/** Whether the device still gives a file: it may be deleted by now, moved to a cloud, or on a card that was taken out. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
