import { useId } from 'react';
import { translated } from '#contract/language/words.ts';
import { callMessage } from '../../state/call-messages.ts';
import { COMMON } from '../messages.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useContact, useContactActions } from '../use-contact.ts';

import { MESSAGES } from './messages.ts';

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Select({ label, value, options, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className="manual__field">
      <label className="manual__label" htmlFor={id}>
        {label}
      </label>
      <span className="select">
        <select
          id={id}
          className="input select__control"
          value={value}
          disabled={options.length === 0}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{COMMON.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {translated(option.label)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** Prefecture, city and town one after the other, for sellers who do not know their postal code. */
export function ManualAddressFields() {
  const { address } = useContactActions();
  return (
    <div className="manual">
      <Select
        label={MESSAGES.prefecture}
        value={useContact((contact) => contact.manualAddress.prefectureId)}
        options={useContact((contact) => contact.manualAddress.prefectures).map((one) => ({
          value: one.prefecture_id,
          label: one.prefecture_name,
        }))}
        onChoose={(id) => void address.choosePrefecture(id)}
      />
      <Select
        label={MESSAGES.city}
        value={useContact((contact) => contact.manualAddress.cityId)}
        options={useContact((contact) => contact.manualAddress.cities).map((one) => ({
          value: one.city_id,
          label: one.city_name,
        }))}
        onChoose={(id) => void address.chooseCity(id)}
      />
      <TownSelect />
      <ListProblem />
    </div>
  );
}

/** A small municipality has no towns: one postal code, which is chosen with it, or several. */
function TownSelect() {
  const { address } = useContactActions();
  const value = useContact((contact) => contact.manualAddress.areaIndex);
  const areas = useContact((contact) => contact.manualAddress.areas);
  const withoutTowns = areas.length > 0 && !areas.some(({ area_name }) => area_name);
  if (withoutTowns && areas.length === 1) return null;
  return (
    <Select
      label={withoutTowns ? MESSAGES.code : MESSAGES.town}
      value={value}
      options={areas.map(({ area_name, zipcode }, index) => ({
        value: String(index),
        label: area_name || zipcode,
      }))}
      onChoose={(index) => address.chooseArea(index)}
    />
  );
}

function ListProblem() {
  const failure = useContact((contact) => contact.manualAddress.failure);
  return (
    <p className="field__error" role="alert">
      {failure && <Phrases>{callMessage(failure.call, failure.failure)}</Phrases>}
    </p>
  );
}
