import { useEffect, useId } from 'react';
import { useOpening } from '../dialog/use-opening.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useFormState } from '../use-form.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { MESSAGES } from './messages.ts';
import { QrDialog } from './qr-dialog.tsx';
import { StoreLink } from './store-link.tsx';

const SMALL_SCREEN = '(max-width: 767px)';

/** Links to the app stores on a phone; on a larger screen, codes for the phone to read. */
export function StoreLinks() {
  const { appStoreUrl, googlePlayUrl } = useFormState((form) => form.navigation.settings);
  const small = useMediaQuery(SMALL_SCREEN);
  const { opening, open, close } = useOpening();
  const titleId = useId();
  useEffect(() => {
    if (small) close();
  }, [small, close]);
  const stores = [
    { name: MESSAGES.appStore, url: appStoreUrl },
    { name: MESSAGES.googlePlay, url: googlePlayUrl },
  ];

  return (
    <>
      <section className="store-links" aria-labelledby={titleId}>
        <h3 id={titleId} className="store-links__title">
          <Phrases>{MESSAGES.title}</Phrases>
        </h3>
        <p className="store-links__note">
          <Phrases>{MESSAGES.free}</Phrases>
        </p>
        {small ? (
          <div className="store-links__links">
            {stores.map(({ name, url }) => (
              <StoreLink key={name} url={url} className="button button--primary">
                {MESSAGES.download(name)}
              </StoreLink>
            ))}
          </div>
        ) : (
          <button type="button" className="button button--primary" onClick={open}>
            {MESSAGES.openQr}
          </button>
        )}
      </section>
      {opening > 0 && !small && <QrDialog key={opening} stores={stores} onClose={close} />}
    </>
  );
}
