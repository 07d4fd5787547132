import { Dialog } from '../dialog/dialog.tsx';
import { STORES } from '../thanks-step/messages.ts';
import { QrCode } from './qr-code.tsx';
import { StoreLink } from './store-link.tsx';

interface QrDialogProps {
  stores: readonly { name: string; url: string }[];
  onClose: () => void;
}

export function QrDialog({ stores, onClose }: QrDialogProps) {
  return (
    <Dialog title={STORES.qrTitle} size="card" onClose={onClose}>
      <p className="thanks-qr__lead">{STORES.qrLead}</p>
      <div className="thanks-qr__codes">
        {stores.map(({ name, url }) => (
          <figure key={name} className="thanks-qr__store">
            <QrCode url={url} label={STORES.qrLabel(name)} />
            <figcaption className="thanks-qr__name">{name}</figcaption>
            <StoreLink url={url} className="thanks-qr__link">
              {STORES.openHere(name)}
            </StoreLink>
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
