import {
  CHECKUP_ENGINES,
  CHECKUP_SIGNS,
  type CheckupResult,
  isToMend,
  signGuide,
  signText,
} from '#contract/embed/checkups.ts';
import { examinedUrl } from '#contract/embed/doctor.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { buttonClass } from '../../ui/button/button.ts';
import cardStyles from '../parts/cards.module.css';
import { Card } from '../parts/cards.tsx';
import { FinalAct } from '../parts/confirmed.tsx';
import parts from '../parts/shared.module.css';
import { CHECKUPS as WORDS } from './messages.ts';

type Page = AnswerOfAct<'readCheckups'>['pages'][number];

const namesOf = (results: readonly CheckupResult[]) => results.map(({ engine }) => CHECKUP_ENGINES[engine]);

/** The signs of a page, the worst first, each with the browsers that have it. */
const signsOf = (results: readonly CheckupResult[]) =>
  CHECKUP_SIGNS.flatMap((sign) => {
    const having = results.filter(({ signs }) => signs.includes(sign));
    const status = having.find((one) => one.status !== undefined)?.status;
    return having.length > 0 ? [{ sign, text: signText(sign, status), engines: namesOf(having) }] : [];
  });

function linesOf({ looked_at, stopped_at, results }: Page, medium: string) {
  const signs = signsOf(results);
  const arrived = results.filter((one) => one.arrived);
  if (looked_at === null) return [WORDS.of(medium), ...(stopped_at === null ? [WORDS.waiting] : [])];
  return [
    WORDS.of(medium),
    WORDS.lookedAt(dateText(looked_at)),
    ...signs.map(({ sign, text, engines }) => (
      <>
        {WORDS.sign(text, engines)} <a href={`/partners-guide#${signGuide(sign)}`}>{WORDS.guide}</a>
      </>
    )),
    ...(signs.length === 0 ? [WORDS.noSigns(namesOf(results))] : []),
    ...(arrived.length > 0 ? [WORDS.sign(WORDS.arrived, namesOf(arrived))] : []),
  ];
}

/** A page that is looked at, with what was found last and what can be done with it. */
export function CheckedPage({ page, medium }: { page: Page; medium: string }) {
  const { uuid, url, stopped_at, looked_at, results } = page;
  const toMend = signsOf(results).filter(({ sign }) => isToMend(sign)).length;
  const intent = stopped_at === null ? 'stop' : 'resume';
  return (
    <Card
      name={<code>{url}</code>}
      badges={
        <>
          {looked_at !== null && (
            <small data-ended={toMend > 0 ? '' : undefined}>
              {toMend > 0 ? WORDS.toMend(toMend) : WORDS.well}
            </small>
          )}
          {stopped_at !== null && <small>{WORDS.stopped}</small>}
        </>
      }
      lines={linesOf(page, medium)}
    >
      <div className={cardStyles.acts}>
        <form method="post">
          <input type="hidden" name="uuid" value={uuid} />
          <button
            type="submit"
            name="intent"
            value={intent}
            className={buttonClass('line', 'small')}
            aria-label={WORDS.about(WORDS[intent], url)}
          >
            {WORDS[intent]}
          </button>
        </form>
        <a
          className={parts.textButton}
          href={examinedUrl(url)}
          target="_blank"
          rel="noreferrer"
          aria-label={WORDS.about(WORDS.examine, url)}
        >
          {WORDS.examine}
        </a>
        <FinalAct intent="remove" uuid={uuid} text={WORDS.remove} label={WORDS.about(WORDS.remove, url)} />
      </div>
    </Card>
  );
}
