import { contactOf } from '../../state/contact.ts';
import { failing } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { ADDRESS, press } from '../stage/samples.tsx';
import { AddressLine } from './address-line.tsx';
import { ZipField } from './zip-field.tsx';

const zip = (text: string, more: Partial<PartState> = {}): PartState => ({
  show: () => <ZipField />,
  prepare: (form) => {
    contactOf(form).customer.edit('zip1', text);
    contactOf(form).checks.leave('zip1');
  },
  ...more,
});

const lists = {
  prefectures: async () => [ADDRESS.selected],
  cities: async () => ADDRESS.cities,
  areas: async () => ADDRESS.areas,
};

const manual: Partial<PartState> = {
  only: ({ manualAddress }) => manualAddress,
  act: press('.link--button'),
};

export const states: PartStates = {
  'a digital address': zip('A7E2FK2'),
  empty: zip(''),
  incomplete: zip('150'),
  looking: zip('1500001'),
  found: zip('1500001', {
    api: { addressOf: async () => ({ ...ADDRESS, areas: ADDRESS.areas.slice(0, 1) }) },
  }),
  'several towns': zip('1500001', { api: { addressOf: async () => ADDRESS } }),
  'several towns, with the line below': zip('1500001', {
    show: () => (
      <div className="item">
        <ZipField />
        <AddressLine />
      </div>
    ),
    api: { addressOf: async () => ADDRESS },
  }),
  unknown: zip('9999999', {
    api: { addressOf: failing('http', 404) },
  }),
  'without a code': zip('', { ...manual, api: lists }),
  'lists failed': zip('', {
    ...manual,
    api: { prefectures: failing('network') },
  }),
};
