import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { CALL_MESSAGES } from '#contract/messages.ts';
import { themeOf } from '#contract/themes.ts';
import { townName } from '../../state/address-lookup.ts';
import { useForm } from '../context.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { ManualAddress } from './manual-address.tsx';
import { MESSAGES } from './messages.ts';

/** The postal code with the address that it resolves to, or the way to it without a code where the theme offers that. */
export function AddressFields() {
  useSignals();
  const { store } = useForm();
  const { address } = store;
  const { manualAddress } = themeOf(store.settings.value.theme);
  return (
    <>
      <CustomerField
        field="zip1"
        label={MESSAGES.zip1}
        hint={MESSAGES.zipHint}
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
      >
        <ResolvedAddress />
        {manualAddress && (
          <button
            type="button"
            className="link link--button"
            aria-expanded={address.manual.value}
            onClick={() => (address.manual.value ? address.closeManual() : void address.openManual())}
          >
            {address.manual.value ? MESSAGES.knownZip : MESSAGES.unknownZip}
          </button>
        )}
        {manualAddress && address.manual.value && <ManualAddress />}
      </CustomerField>
      <CustomerField
        field="addr1"
        label={MESSAGES.addr1}
        required={false}
        hint={MESSAGES.addrHint}
        maxLength={LIMITS.lineCharacters}
        autoComplete="address-line1"
        enterKeyHint="next"
      />
    </>
  );
}

function ResolvedAddress() {
  useSignals();
  const { address } = useForm().store;
  const id = useId();
  const problem = address.problem.value;
  const { zipFailed, zipDigits } = CALL_MESSAGES.address;
  const towns = address.towns.value;
  return (
    <div className="address">
      <div role="status">
        {address.loading.value && <p className="address__note">{MESSAGES.looking}</p>}
        {address.display.value && (
          <p className="address__text">
            <span className="visually-hidden">{MESSAGES.address}：</span>
            {address.display.value}
          </p>
        )}
        {problem && (
          <div className="address__problem">
            {problem !== zipDigits && <p>{zipFailed}</p>}
            {problem !== zipFailed && <p>{problem}</p>}
          </div>
        )}
      </div>
      {towns.length > 1 && (
        <span className="select">
          <label className="visually-hidden" htmlFor={id}>
            {MESSAGES.towns}
          </label>
          <select
            key={towns[0]?.zipcode}
            id={id}
            className="input select__control"
            defaultValue=""
            onChange={(event) => {
              const town = towns[Number(event.currentTarget.value)];
              if (event.currentTarget.value && town) address.chooseTown(town);
            }}
          >
            <option value="">{MESSAGES.towns}</option>
            {towns.map((town, index) => (
              <option key={`${town.city_id ?? ''}${town.area_name}`} value={index}>
                {townName(town, towns)}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}
