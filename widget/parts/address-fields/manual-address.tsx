import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useForm } from '../context.ts';
import { COMMON } from '../messages.ts';
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
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** Prefecture, city and town one after the other, for sellers who do not know their postal code (brand theme). */
export function ManualAddress() {
  useSignals();
  const { store } = useForm();
  const { address } = store;
  return (
    <div className="manual">
      <Select
        label={MESSAGES.prefecture}
        value={address.prefectureId.value}
        options={address.prefectures.value.map((one) => ({
          value: one.prefecture_id,
          label: one.prefecture_name,
        }))}
        onChoose={(id) => void store.choosePrefecture(id)}
      />
      <Select
        label={MESSAGES.city}
        value={address.cityId.value}
        options={address.cities.value.map((one) => ({ value: one.city_id, label: one.city_name }))}
        onChoose={(id) => void store.chooseCity(id)}
      />
      <Select
        label={MESSAGES.town}
        value={address.areaIndex.value}
        options={address.areas.value.map((one, index) => ({
          value: String(index),
          label: one.area_name || one.zipcode,
        }))}
        onChoose={(index) => store.chooseArea(index)}
      />
      <p className="field__error" role="alert">
        {address.manualProblem.value}
      </p>
    </div>
  );
}
