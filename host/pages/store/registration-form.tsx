import { useEffect, useId, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { keepZipDigits } from '#contract/customer/postal-code.ts';
import { REGISTRATION_FIELD_KEYS, REGISTRATION_FIELDS } from '#contract/enquiries/registration.ts';
import { FRAME } from '../../frame/messages.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { FormField } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import formStyles from '../../ui/form/form.module.css';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import type { Rejected } from '../../ui/form/form-rules.ts';
import { NOT_SENT } from '../../ui/form/messages.ts';
import { RobotTrap } from '../../ui/form/robot-trap.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { Link } from '../../ui/link/link.tsx';
import { STORE } from './messages.ts';
import styles from './registration-form.module.css';
import { REGISTRATION_RULES, type RegistrationName } from './registration-rules.ts';
import { useZipAddress, type ZipAddress } from './use-zip-address.ts';

const { form: WORDS } = STORE;

/** The address of the postal code, or why there is none. */
function Address({ found }: { found: ZipAddress }) {
  const text = {
    none: '',
    loading: WORDS.addressLoading,
    unknown: REGISTRATION_FIELDS.zipcode.messages.format,
    failed: WORDS.addressFailed,
    found: found.state === 'found' ? found.address : '',
  }[found.state];
  return (
    <p className={classes(styles.address, found.state === 'unknown' && styles.addressUnknown)} role="status">
      {text}
    </p>
  );
}

const NewTab = () => <span className="visually-hidden">{FRAME.opensNewTab}</span>;

function Terms({ ticked, problem }: { ticked: boolean; problem: string | undefined }) {
  const { privacyUrl, personalInformationUrl } = useSite().settings;
  const id = useId();
  const { terms } = WORDS;
  return (
    <div className={formStyles.field}>
      <div className={styles.terms}>
        <input
          type="checkbox"
          id={id}
          name="terms"
          defaultChecked={ticked}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>
          <Link to={href('/terms')} target="_blank">
            {terms.termsOfUse}
            <NewTab />
          </Link>
          ・
          <a href={privacyUrl} target="_blank" rel="noopener">
            {terms.privacy}
            <NewTab />
          </a>
          ・
          <a href={personalInformationUrl} target="_blank" rel="noopener">
            {terms.personalInformation}
            <NewTab />
          </a>
          {terms.after}
        </label>
      </div>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

function keepDigits(input: HTMLInputElement): string {
  const digits = keepZipDigits(input.value);
  if (digits !== input.value) input.value = digits;
  return digits;
}

interface ZipFieldProps {
  value: string | undefined;
  problem: string | undefined;
}

/** The postal code keeps only its digits while it is typed, and finds its address when all are there. */
function ZipField({ value = '', problem }: ZipFieldProps) {
  const [zipcode, setZipcode] = useState(value);
  const lookup = useZipAddress(zipcode);
  const box = useRef<HTMLDivElement>(null);

  // The visitor may have typed before scripts took over.
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) setZipcode(keepDigits(input));
  }, []);

  const { label } = REGISTRATION_FIELDS.zipcode;
  return (
    <div ref={box}>
      <FormField
        name="zipcode"
        field={REGISTRATION_FIELDS.zipcode}
        placeholder={label}
        value={value}
        problem={problem}
        onInput={({ currentTarget }) => setZipcode(keepDigits(currentTarget))}
      />
      <Address found={lookup} />
      <input type="hidden" name="address" value={lookup.state === 'found' ? lookup.address : ''} />
    </div>
  );
}

/** Document 1, section 2: shop-recruitment page. @param returned the answer that came with the page, without scripts */
export function RegistrationForm({ returned }: { returned: Rejected<RegistrationName> | undefined }) {
  const fetcher = useFetcher<() => Rejected<RegistrationName>>();
  const rejection = fetcher.data ?? returned;
  const { problems, formProps } = useCheckedForm(REGISTRATION_RULES, rejection);
  const isSending = fetcher.state !== 'idle';
  const values = rejection?.values;
  return (
    <fetcher.Form method="post" action={href('/store')} className={formStyles.form} {...formProps}>
      <FormFailure isShown={Boolean(rejection?.failed) && !isSending}>{NOT_SENT}</FormFailure>
      {REGISTRATION_FIELD_KEYS.map((name) =>
        name === 'zipcode' ? (
          <ZipField key={name} value={values?.zipcode} problem={problems.zipcode} />
        ) : (
          <FormField
            key={name}
            name={name}
            field={REGISTRATION_FIELDS[name]}
            placeholder={REGISTRATION_FIELDS[name].label}
            value={values?.[name]}
            problem={problems[name]}
          />
        ),
      )}
      <Terms ticked={values?.terms === 'on'} problem={problems.terms} />
      <RobotTrap />
      <button type="submit" className={buttonClass('gold')} disabled={isSending}>
        {isSending ? WORDS.submitting : WORDS.submit}
      </button>
    </fetcher.Form>
  );
}
