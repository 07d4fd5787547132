import { fieldProblem, type TypedField } from '#contract/base/field.ts';
import { EMAIL_CHARACTERS, isEmail } from '#contract/customer/email.ts';
import { isName, NAME_CHARACTERS } from '#contract/customer/name.ts';
import { FormField } from '../../ui/form/field.tsx';
import type { FormRules, Problems, Values } from '../../ui/form/form-rules.ts';
import { FIRST, SIGN_IN } from './messages.ts';

const FIELDS = {
  name: {
    label: FIRST.name.label,
    required: true,
    limit: NAME_CHARACTERS,
    accepts: (text) => isName(text),
    messages: {
      required: FIRST.name.wrong,
      tooLong: FIRST.name.wrong,
      format: FIRST.name.address,
    },
    input: { autoComplete: 'name' },
  },
  email: {
    label: SIGN_IN.email.label,
    required: true,
    limit: EMAIL_CHARACTERS,
    accepts: isEmail,
    messages: { required: SIGN_IN.email.wrong, format: SIGN_IN.email.wrong },
    input: { autoComplete: 'email', inputMode: 'email' },
  },
} as const satisfies Record<string, TypedField>;
export type PersonName = keyof typeof FIELDS;

export const PERSON_RULES: FormRules<PersonName> = {
  names: ['name', 'email'],
  problem: (name, text) => fieldProblem(FIELDS[name], text),
};

/** The fields of a person who is new here. */
export const PersonFields = ({
  values,
  problems,
}: {
  values?: Values<PersonName>;
  problems: Problems<PersonName>;
}) => (
  <>
    <FormField
      name="name"
      field={FIELDS.name}
      placeholder={FIRST.name.placeholder}
      value={values?.name}
      problem={problems.name}
    />
    <FormField
      name="email"
      field={FIELDS.email}
      placeholder={SIGN_IN.email.placeholder}
      value={values?.email}
      problem={problems.email}
    />
  </>
);
