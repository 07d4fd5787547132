/** Translators put their words into this element. */
const WORDS = 'FONT';

const isWords = (node: Node | null): node is Element => node?.nodeName === WORDS;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The words in the place of a text that a translator has taken away. */
const wordsFor = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isWords);

/**
 * Keeps up with a translator, which takes texts away and puts its own words in their place: a text that changes then
 * would change unseen. Each text comes back beside its words, empty, and when the form writes to it again, the words go.
 * @param records the changes so far
 * @returns stops it
 */
export function keepUpWithTranslator(root: ShadowRoot, records: readonly MutationRecord[]): () => void {
  const words = new Map<Text, Element>();
  const putBack = (text: Text, its: Element) => {
    // A text that the translator has put into its words is no longer where the form looks for it.
    if (text.isConnected) text.replaceWith(text.cloneNode());
    text.data = '';
    its.before(text);
    words.set(text, its);
  };
  const forget = (text: Text) => {
    words.get(text)?.remove();
    words.delete(text);
  };
  const heed = (record: MutationRecord) => {
    const { type, target, removedNodes } = record;
    if (type === 'characterData' && isText(target) && target.data) forget(target);
    for (const text of removedNodes) {
      if (!isText(text)) continue;
      const its = wordsFor(record);
      if (its?.isConnected && text.data) putBack(text, its);
      else if (!text.isConnected) forget(text);
    }
  };
  const observer = new MutationObserver((changes) => {
    changes.forEach(heed);
    // Its own changes say nothing.
    observer.takeRecords();
  });
  records.forEach(heed);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
