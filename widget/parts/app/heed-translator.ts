/**
 * Waits for a translator, which puts each text into a <font>. Hardly any page has one, so that the code that keeps up
 * with it is a file of its own.
 * @returns stops it
 */
export function heedTranslator(root: ShadowRoot): () => void {
  const records: MutationRecord[] = [];
  let stop: (() => void) | undefined;
  const observer = new MutationObserver((changes) => {
    if (!root.querySelector('font')) return;
    if (!records.length)
      import('./translated.ts').then(
        ({ keepUpWithTranslator }) => {
          records.push(...observer.takeRecords());
          observer.disconnect();
          stop ??= keepUpWithTranslator(root, records);
        },
        () => {},
      );
    records.push(...changes);
  });
  observer.observe(root, { subtree: true, childList: true });
  return () => {
    observer.disconnect();
    stop ??= () => {};
    stop();
  };
}
