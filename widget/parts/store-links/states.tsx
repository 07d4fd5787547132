import type { PartStates } from '../stage/part-states.ts';
import { QrDialog } from './qr-dialog.tsx';
import { StoreLinks } from './store-links.tsx';

const nothing = () => {};
const stores = [
  { name: 'App Store', url: 'https://apps.apple.com/jp/' },
  { name: 'Google Play', url: 'https://play.google.com/store/apps' },
];

export const states: PartStates = {
  links: {
    show: () => (
      <div className="thanks">
        <StoreLinks />
      </div>
    ),
  },
  'QR codes': {
    show: () => (
      <div className="thanks">
        <QrDialog stores={stores} onClose={nothing} />
      </div>
    ),
  },
};
