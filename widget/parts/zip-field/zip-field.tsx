import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { customerField } from '#contract/customer/customer.ts';
import { themeOf } from '#contract/embed/themes.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { FieldFrame } from '../field-frame/field-frame.tsx';
import { useContact, useContactActions } from '../use-contact.ts';
import { useRoot, useTheme } from '../use-form.ts';
import { ManualAddressFields } from './manual-address.tsx';
import { MESSAGES } from './messages.ts';
import { ResolvedAddress } from './resolved-address.tsx';

interface ZipFieldProps {
  /** Below the address. */
  children?: ReactNode;
}

/** The postal code and its address. Some themes also offer to choose the address in place of the code. */
export function ZipField({ children }: ZipFieldProps) {
  const theme = useTheme();
  const isOpen = useContact((contact) => contact.manualAddress.isOpen);
  const { manualAddress } = themeOf(theme);
  const root = useRoot();
  const before = useRef(isOpen);
  // The button that leads back replaces the pressed one.
  useLayoutEffect(() => {
    if (before.current !== isOpen) root.querySelector<HTMLElement>('[data-zip-switch]')?.focus();
    before.current = isOpen;
  }, [isOpen, root]);
  return manualAddress && isOpen ? (
    <WithoutCode>{children}</WithoutCode>
  ) : (
    <CustomerField field="zip1">
      <ResolvedAddress />
      {children}
      {manualAddress && <Switch />}
    </CustomerField>
  );
}

/** Prefecture, city and town in place of the postal code, which the town fills in. */
function WithoutCode({ children }: ZipFieldProps) {
  const id = useId();
  const zip = useContact((contact) => contact.customer.values.zip1);
  const error = useContact((contact) => contact.customer.errors.zip1);
  const isAnnounced = useContact((contact) => contact.customer.announced === 'zip1');
  return (
    <FieldFrame
      id={id}
      name="zip1"
      label={MESSAGES.address}
      required={customerField('zip1').required}
      filled={zip !== ''}
      error={error}
      announced={isAnnounced}
      kind="group"
      below={
        <>
          <ResolvedAddress />
          {children}
          <Switch />
        </>
      }
    >
      <ManualAddressFields />
    </FieldFrame>
  );
}

/** Leads from the code to the selectors and back. */
function Switch() {
  const { manualAddress } = useContactActions();
  const isOpen = useContact((contact) => contact.manualAddress.isOpen);
  return (
    <button
      type="button"
      className="link link--button"
      data-zip-switch=""
      onClick={() => (isOpen ? manualAddress.close() : void manualAddress.open())}
    >
      {isOpen ? MESSAGES.knownZip : MESSAGES.unknownZip}
    </button>
  );
}
