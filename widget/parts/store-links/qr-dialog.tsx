import { Dialog } from '../dialog/dialog.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import { StoreLink } from './store-link.tsx';

interface QrDialogProps {
  stores: readonly { name: string; url: string }[];
  onClose: () => void;
}

export function QrDialog({ stores, onClose }: QrDialogProps) {
  return (
    <Dialog title={MESSAGES.qrTitle} size="card" onClose={onClose}>
      <p className="qr__lead">
        <Phrases>{MESSAGES.qrLead}</Phrases>
      </p>
      <div className="qr__codes">
        {stores.map(({ name, url }) => (
          <figure key={name} className="qr__store">
            <QrCode url={url} label={MESSAGES.qrLabel(name)} />
            <figcaption className="qr__name">{name}</figcaption>
            <StoreLink url={url} className="qr__link">
              {MESSAGES.openHere(name)}
            </StoreLink>
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
