import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES, ROLES } from '#contract/desk/desk.ts';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { type Problems, problemsOf, readValues, type Values } from '../../ui/form/form-rules.ts';
import { Link } from '../../ui/link/link.tsx';
import { Card, Cards } from '../parts/cards.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { namedOptions } from '../parts/named-options.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import { INVITE, InviteForm } from '../sign-in/invite-form.tsx';
import { PERSON_RULES, type PersonName } from '../sign-in/person-fields.tsx';
import type { Route } from './+types/people.ts';
import { PEOPLE_WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, PEOPLE_WORDS.title);

const PATH = DESK_PAGES.people;

export async function loader(args: Route.LoaderArgs) {
  const [{ people, media }, { may }] = await Promise.all([
    asPerson(args, 'readPeople', {}),
    asPerson(args, 'readSelf', {}),
  ]);
  const what = new URL(args.request.url).searchParams.get('done');
  return { people, media, mayInvite: may.includes('invite'), done: what };
}

interface Answer {
  failed?: string;
  /** The values of an invitation that was not accepted. */
  values?: Values<PersonName>;
  problems?: Problems<PersonName>;
}

const refuse = (message: string, more: Answer = {}) =>
  data<Answer>({ failed: message, ...more }, { status: 422 });

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  intentOf(form, ['invite']);
  const values = readValues(PERSON_RULES, form);
  const role = String(form.get('role'));
  const problems = problemsOf(PERSON_RULES, values);
  if (Object.keys(problems).length > 0 || !isKeyOf(PEOPLE_WORDS.roles, role))
    return refuse(PEOPLE_WORDS.failed.invalid, { values, problems });
  const media = role === 'partner' && { media: form.getAll('media').map(String) };
  try {
    await asPerson(args, 'invite', { ...values, role, ...media });
    return redirect(`${PATH}?done=invited`);
  } catch (error) {
    return refuse(textOfFailure(error, PEOPLE_WORDS.failed), { values });
  }
}

/** Everybody who works here. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, media, mayInvite, done } = loaderData;
  const { failed, values, problems = {} }: Answer = actionData ?? {};
  return (
    <>
      <h1>{PEOPLE_WORDS.title}</h1>
      {done === 'invited' && !failed && <DoneNotice>{PEOPLE_WORDS.invited}</DoneNotice>}
      {done === 'withdrawn' && !failed && <DoneNotice>{PEOPLE_WORDS.withdrawn}</DoneNotice>}
      {failed && <FormFailure to={INVITE}>{failed}</FormFailure>}
      <Cards>
        {people.map((person) => (
          <Card
            key={person.uuid}
            name={<Link to={`${PATH}/${person.uuid}`}>{person.name}</Link>}
            badges={
              <>
                {person.self && <small>{PEOPLE_WORDS.you}</small>}
                {person.invited_until !== null && <small>{PEOPLE_WORDS.waits}</small>}
                {person.ended_at !== null && <small data-ended="">{PEOPLE_WORDS.ended}</small>}
              </>
            }
            lines={[
              person.email,
              `${ROLES[person.role]}${person.works_for && `（${person.works_for}）`}`,
              person.invited_until === null
                ? `${PEOPLE_WORDS.since} ${dateText(person.since)}`
                : PEOPLE_WORDS.waitsUntil(momentText(person.invited_until)),
            ]}
          />
        ))}
      </Cards>
      {mayInvite && (
        <InviteForm words={PEOPLE_WORDS.invite} invited={values && { values, problems }}>
          <Choices
            type="radio"
            name="role"
            legend={PEOPLE_WORDS.role}
            options={PEOPLE_WORDS.roles}
            chosen={['reader']}
          />
          {media.length > 0 && (
            <Choices
              type="checkbox"
              name="media"
              legend={PEOPLE_WORDS.media}
              options={namedOptions(media)}
              chosen={[]}
            />
          )}
        </InviteForm>
      )}
    </>
  );
}
