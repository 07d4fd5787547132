import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';

/** Knows the writings of contact, so it comes with the first letter that a seller types. */
const NOTICE = loadLater(() => import('./contact-notice.tsx'));

/**
 * Tells a seller who types contact into a text about goods that shops do not read it yet. The place for it is there
 * before its words, so that they are announced. Nothing is refused, and the form works without it.
 */
export function ContactHint({ text }: { text: string }) {
  return (
    <div role="status">
      {text && (
        <LazyPart part={NOTICE} quiet instead={null}>
          {(Notice) => <Notice text={text} />}
        </LazyPart>
      )}
    </div>
  );
}
