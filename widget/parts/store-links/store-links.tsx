import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId } from 'react';
import { useForm } from '../context.ts';
import { useOpening } from '../dialog/use-opening.ts';
import { STORES } from '../thanks-step/messages.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { QrDialog } from './qr-dialog.tsx';
import { StoreLink } from './store-link.tsx';

const SMALL_SCREEN = '(max-width: 767px)';

/** Links to the app stores on a phone; on a larger screen, codes for the phone to read. */
export function StoreLinks() {
  useSignals();
  const { appStoreUrl, googlePlayUrl } = useForm().store.settings.value;
  const small = useMediaQuery(SMALL_SCREEN);
  const { opening, open, close } = useOpening();
  const titleId = useId();
  useEffect(() => {
    if (small) close();
  }, [small, close]);
  const stores = [
    { name: STORES.appStore, url: appStoreUrl },
    { name: STORES.googlePlay, url: googlePlayUrl },
  ];

  return (
    <>
      <section className="thanks-stores" aria-labelledby={titleId}>
        <h3 id={titleId} className="thanks-stores__title">
          {STORES.title}
        </h3>
        <p className="thanks-stores__note">{STORES.free}</p>
        {small ? (
          <div className="thanks-stores__links">
            {stores.map(({ name, url }) => (
              <StoreLink key={name} url={url} className="button button--primary">
                {STORES.download(name)}
              </StoreLink>
            ))}
          </div>
        ) : (
          <button type="button" className="button button--primary" onClick={open}>
            {STORES.openQr}
          </button>
        )}
      </section>
      {opening > 0 && !small && <QrDialog key={opening} stores={stores} onClose={close} />}
    </>
  );
}
