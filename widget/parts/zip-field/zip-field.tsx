import { themeOf } from '#contract/themes.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { useActions, useFormState } from '../use-form.ts';
import { ManualAddress } from './manual-address.tsx';
import { MESSAGES } from './messages.ts';
import { ResolvedAddress } from './resolved-address.tsx';

/** The postal code and its address. Some themes also offer to choose the address without a code. */
export function ZipField() {
  const theme = useFormState((form) => form.navigation.settings.theme);
  return (
    <CustomerField field="zip1">
      <ResolvedAddress />
      {themeOf(theme).manualAddress && <WithoutCode />}
    </CustomerField>
  );
}

function WithoutCode() {
  const { manualAddress } = useActions();
  const isOpen = useFormState((form) => form.manualAddress.isOpen);
  return (
    <>
      <button
        type="button"
        className="link link--button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? manualAddress.close() : void manualAddress.open())}
      >
        {isOpen ? MESSAGES.knownZip : MESSAGES.unknownZip}
      </button>
      {isOpen && <ManualAddress />}
    </>
  );
}
