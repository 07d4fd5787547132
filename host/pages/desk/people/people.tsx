import { data, redirect } from 'react-router';
import { changePerson, invite, readPeople, readSelf } from '#contract/calls/desk/index.ts';
import { isOfficeRole, mayDo, OFFICE_ROLES, ROLES } from '#contract/desk.ts';
import { isKeyOf } from '#contract/keys.ts';
import { dateText } from '../../../blocks/follow-up/moments.ts';
import { formOf, intentOf, senseless } from '../../../data/form-of.ts';
import { privateMeta } from '../../../frame/page-meta.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import { Choices } from '../../../ui/choices/choices.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { type Problems, problemsOf, readValues, type Values } from '../../../ui/form/form-rules.ts';
import inputStyles from '../../../ui/form/input.module.css';
import cardStyles from '../parts/cards.module.css';
import { Card, Cards } from '../parts/cards.tsx';
import { Done } from '../parts/done.tsx';
import parts from '../parts/shared.module.css';
import { asPerson, failureOf } from '../session.server.ts';
import { InviteForm } from '../sign-in/invite-form.tsx';
import { PERSON_RULES, type PersonName } from '../sign-in/person-fields.tsx';
import type { Route } from './+types/people.ts';
import { PEOPLE } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, PEOPLE.title);

const PATH = '/desk/people';

export async function loader(asking: Route.LoaderArgs) {
  const [{ people, media }, { person }] = await Promise.all([
    asPerson(asking, readPeople, {}),
    asPerson(asking, readSelf, {}),
  ]);
  const done = new URL(asking.request.url).searchParams.get('done');
  return { people, media, mayChange: mayDo(person.role, 'changePerson'), done };
}

interface Answer {
  failed?: string;
  /** Of an invitation that was not accepted. */
  values?: Values<PersonName>;
  problems?: Problems<PersonName>;
}

const refused = (failed: string, more: Answer = {}) => data<Answer>({ failed, ...more }, { status: 422 });

export async function action(asking: Route.ActionArgs) {
  const form = await formOf(asking.request);
  const intent = intentOf(form, ['invite', 'role', 'end', 'back']);
  const values = readValues(PERSON_RULES, form);
  try {
    if (intent === 'invite') {
      const role = String(form.get('role'));
      const problems = problemsOf(PERSON_RULES, values);
      if (Object.keys(problems).length > 0 || !isKeyOf(PEOPLE.roles, role))
        return refused(PEOPLE.failed.invalid, { values, problems });
      const body = {
        ...values,
        role,
        ...(role === 'partner' && { media: form.getAll('media').map(String) }),
      };
      await asPerson(asking, invite, { body });
      return redirect(`${PATH}?done=invited`);
    }
    const [seen, role] = [String(form.get('seen')), String(form.get('role'))];
    if (!isKeyOf(ROLES, seen)) throw senseless();
    const body = {
      seen,
      ...(intent === 'role' && isOfficeRole(role) && { role }),
      ...(intent === 'end' && { ended: true }),
      ...(intent === 'back' && { ended: false }),
    };
    await asPerson(asking, changePerson, { params: { uuid: String(form.get('uuid')) }, body });
    return redirect(`${PATH}?done=changed`);
  } catch (error) {
    return refused(failureOf(error, PEOPLE.failed), intent === 'invite' ? { values } : {});
  }
}

type Person = Route.ComponentProps['loaderData']['people'][number];

/** The acts of an owner about somebody. */
const Change = ({ person: { uuid, name, role, ended_at } }: { person: Person }) => (
  <form method="post" className={cardStyles.acts}>
    <input type="hidden" name="uuid" value={uuid} />
    <input type="hidden" name="seen" value={role} />
    {ended_at === null && isOfficeRole(role) && (
      <>
        <select
          key={role}
          className={inputStyles.input}
          name="role"
          defaultValue={role}
          aria-label={PEOPLE.change(name)}
        >
          {OFFICE_ROLES.map((key) => (
            <option key={key} value={key}>
              {ROLES[key]}
            </option>
          ))}
        </select>
        <button type="submit" name="intent" value="role" className={buttonClass('line', 'small')}>
          {PEOPLE.save}
        </button>
      </>
    )}
    <button
      type="submit"
      name="intent"
      value={ended_at === null ? 'end' : 'back'}
      className={parts.textButton}
    >
      {ended_at === null ? PEOPLE.end : PEOPLE.back}
    </button>
  </form>
);

/** Everybody who works here. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, media, mayChange, done } = loaderData;
  const { failed, values, problems = {} }: Answer = actionData ?? {};
  return (
    <>
      <h1>{PEOPLE.title}</h1>
      {done === 'invited' && !failed && <Done>{PEOPLE.invited}</Done>}
      {done === 'changed' && !failed && <Done>{PEOPLE.changed}</Done>}
      {failed && <FormFailure>{failed}</FormFailure>}
      <Cards>
        {people.map((person) => (
          <Card
            key={person.uuid}
            name={person.name}
            badges={
              <>
                {person.self && <small>{PEOPLE.you}</small>}
                {person.ended_at !== null && <small data-ended="">{PEOPLE.ended}</small>}
              </>
            }
            lines={[
              person.email,
              <>
                {ROLES[person.role]}
                {person.works_for && `（${person.works_for}）`}　{PEOPLE.since} {dateText(person.since)}
              </>,
            ]}
          >
            {mayChange && !person.self && <Change person={person} />}
          </Card>
        ))}
      </Cards>
      {mayChange && (
        <InviteForm words={PEOPLE.invite} invited={values && { values, problems }}>
          <Choices type="radio" name="role" legend={PEOPLE.role} options={PEOPLE.roles} chosen={['reader']} />
          {media.length > 0 && (
            <Choices
              type="checkbox"
              name="media"
              legend={PEOPLE.media}
              options={Object.fromEntries(media.map(({ uuid, name }) => [uuid, name]))}
              chosen={[]}
            />
          )}
        </InviteForm>
      )}
    </>
  );
}
