import type { PhoneNews } from '#contract/calls/phone-link.ts';
import type { OfflinePhone } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { answeredItem } from '../stage/samples.tsx';
import PhonePanel from './phone-panel.tsx';

const HOUR_MS = 3_600_000;

const open: OfflinePhone['open'] = async () => ({
  url: 'https://form.example/phone#AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  key: 'key',
  lasts_ms: HOUR_MS,
});

/** The panel of an item without photos. @param news that the server tells at once */
const panel = (phone: OfflinePhone, news?: Partial<PhoneNews>): PartState => ({
  show: () => <PhonePanel item="bag" onClose={() => {}} />,
  prepare: async (form) => form.goods.replace([{ ...(await answeredItem('bag', 'product')), photos: [] }]),
  phone: {
    follow: (_key, { onNews }) => {
      if (news) queueMicrotask(() => onNews({ opened: false, ended: false, photos: [], ...news }));
      return () => {};
    },
    ...phone,
  },
});

export const states: PartStates = {
  opening: panel({}),
  waiting: panel({ open }, {}),
  'a phone is there': panel({ open }, { opened: true }),
  'two photos have come': panel(
    { open, tell: async () => ({}), photo: async () => new Blob(['photo'], { type: 'image/jpeg' }) },
    {
      opened: true,
      photos: ['6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1c', '6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1d'].map(
        (uuid, index) => ({ uuid, name: `${index}.jpg`, type: 'image/jpeg' }),
      ),
    },
  ),
  ended: panel({ open }, { ended: true }),
  failed: {
    ...panel({ open: () => Promise.reject(new Error('fails on purpose')) }),
    logs: true,
  },
};
