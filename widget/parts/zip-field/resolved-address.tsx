import { useId } from 'react';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import type { Area } from '#contract/schemas/address.ts';
import { isDigitalAddress } from '../../japanese/divide.ts';
import { addressProblemLines } from '../../state/call-messages.ts';
import { townName } from '../../state/towns.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useContact, useContactActions } from '../use-contact.ts';

import { MESSAGES } from './messages.ts';

/** The address of the postal code, or why there is none. */
export function ResolvedAddress() {
  const text = useContact((contact) => contact.address.text);
  const isDigital = useContact((contact) => isDigitalAddress(contact.customer.values.zip1));
  const isLoading = useContact((contact) => contact.address.loading);
  const wrong = useContact((contact) => contact.customer.errors.zip1 !== undefined);
  const lookupProblem = useContact((contact) => contact.address.problem);
  // One message at a time: an error of the code itself comes first.
  const problem = wrong ? undefined : lookupProblem;
  const towns = useContact((contact) => contact.address.towns);
  return (
    <div className="address">
      <div role="status">
        {isDigital && (
          <p className="suggestion">
            <Phrases>{MESSAGES.digitalAddress}</Phrases>
          </p>
        )}
        {isLoading && <p className="address__note">{MESSAGES.looking}</p>}
        {text && (
          <p className="address__text">
            <span className="visually-hidden">{MESSAGES.address}：</span>
            <span lang={OWN_LANGUAGE}>{text}</span>
          </p>
        )}
        {problem && (
          <div className="address__problem">
            {addressProblemLines(problem).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      {towns.length > 1 && <TownSelect key={towns[0]?.zipcode} towns={towns} />}
    </div>
  );
}

/** The towns of a code that covers several, or the municipalities if it has no towns. */
function TownSelect({ towns }: { towns: readonly Area[] }) {
  const { address } = useContactActions();
  const id = useId();
  const label = towns.some(({ area_name }) => area_name) ? MESSAGES.towns : MESSAGES.cities;
  return (
    <span className="select">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input select__control"
        onChange={(event) => {
          const town = towns[Number(event.currentTarget.value)];
          if (event.currentTarget.value && town) address.chooseTown(town);
        }}
      >
        <option value="">{label}</option>
        {towns.map((town, index) => (
          <option key={`${town.city_id ?? ''}${town.area_name}`} value={index}>
            {townName(town, towns)}
          </option>
        ))}
      </select>
    </span>
  );
}
