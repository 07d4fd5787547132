import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { NAME_CHARACTERS } from '#contract/customer/name.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { VIEWED_LISTS } from '#contract/desk/lists.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import inputStyles from '../../ui/form/input.module.css';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/views.ts';
import { VIEWS as WORDS } from './messages.ts';
import styles from './views.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export async function loader(args: Route.LoaderArgs) {
  const { views } = await asPerson(args, 'readViews', {});
  return { views, isDone: new URL(args.request.url).searchParams.has('done') };
}

const INTENTS = ['keep', 'rename', 'remove'] as const;

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, INTENTS);
  const textOf = (field: string) => String(form.get(field) ?? '');
  const [uuid, name] = [textOf('uuid'), textOf('name')];
  try {
    if (intent === 'keep') {
      const [list, query] = [textOf('list'), textOf('query')];
      if (!isKeyOf(VIEWED_LISTS, list)) throw data(null, { status: 400 });
      await asPerson(args, 'keepView', { name, list, query });
      return redirect(`${DESK_PAGES[list]}?${query}&done=kept`);
    }
    if (intent === 'rename') await asPerson(args, 'renameView', { uuid, name });
    else await asPerson(args, 'removeView', { uuid });
  } catch (error) {
    return data({ failed: textOfFailure(error, WORDS.failed) }, { status: 409 });
  }
  return redirect(`${DESK_PAGES.views}?done`);
}

/** The lists that a person keeps in the menu. */
export default function Views({ loaderData: { views, isDone }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>{WORDS.title}</h1>
      {actionData ? (
        <FormFailure>{actionData.failed}</FormFailure>
      ) : (
        isDone && <DoneNotice>{WORDS.done}</DoneNotice>
      )}
      <p className={parts.note}>{WORDS.lead}</p>
      {views.length === 0 ? (
        <EmptyNotice>{WORDS.none}</EmptyNotice>
      ) : (
        <ul className={styles.views}>
          {views.map(({ uuid, name, list, query, count }) => (
            <li key={uuid}>
              <p>
                <Link to={`${DESK_PAGES[list]}?${query}`}>{name}</Link>
                {count !== null && <small>{PARTS_WORDS.total(count)}</small>}
              </p>
              <form method="post" className={parts.buttons}>
                <input type="hidden" name="uuid" value={uuid} />
                <input
                  className={inputStyles.input}
                  name="name"
                  defaultValue={name}
                  maxLength={NAME_CHARACTERS}
                  autoComplete="off"
                  required
                  aria-label={WORDS.nameOf(name)}
                />
                <button type="submit" name="intent" value="rename" className={buttonClass('line', 'small')}>
                  {WORDS.rename}
                </button>
                <button
                  type="submit"
                  name="intent"
                  value="remove"
                  className={parts.textButton}
                  aria-label={WORDS.removeOf(name)}
                  formNoValidate
                >
                  {WORDS.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
