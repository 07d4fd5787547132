import type { ReactNode } from 'react';
import { keysOf } from '#contract/base/keys.ts';
import { translated } from '#contract/language/words.ts';
import { LEFT_OUT, leftOutOf } from '#contract/life/left-out.ts';
import { FollowUpForm } from '../../../blocks/follow-up/follow-up-form.tsx';
import { FoldedPart, Part } from '../../../blocks/follow-up/part.tsx';
import { Saved } from '../../../blocks/follow-up/saved.tsx';
import { telHref } from '../../../blocks/follow-up/tel.ts';
import { VisitDuties, VisitFacts } from '../../../blocks/follow-up/visit-facts.tsx';
import { classes } from '../../../ui/classes.ts';
import { inJapanese } from '../../../ui/in-japanese.ts';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import type { RequestAnswers, RequestAsked } from '../answer.ts';
import type { OwnShop } from '../compare-quotes.ts';
import { isConcerned } from '../concerned.ts';
import { PARTS } from '../parts.ts';
import type { ShownRequest } from '../request-call.server.ts';
import { Submit } from '../submit.tsx';
import { InviteForm } from './invite-form.tsx';
import { INVITE, LEFT_OUT_WORDS, UNASKED, VISITS } from './messages.ts';
import { Paper } from './paper.tsx';
import styles from './visit.module.css';

type VisitsAsked = Pick<RequestAnswers, 'invite' | 'uninvite' | 'paper'>;

/** An act as one shop has it: the answer about another shop is not its own. */
const ofShop = (act: RequestAsked, shop: string): RequestAsked =>
  act.answer && act.answer.shop !== shop ? { ...act, answer: undefined, isDone: false } : act;

/** The remark at an item that the law leaves out. */
const leftOutMark = (item: ShownRequest['items'][number]): ReactNode => {
  const row = leftOutOf(item);
  return row && <small className={styles.mark}>{LEFT_OUT_WORDS.mark(translated(LEFT_OUT[row].words))}</small>;
};

interface ShopVisitProps {
  request: ShownRequest;
  shop: OwnShop;
  asked: VisitsAsked;
}

/** The invitation as the shop sees it, with the ways to change it and to take it back. */
function Invited({ request, shop, asked }: ShopVisitProps) {
  const { uuid, visit } = shop;
  if (!visit) return null;
  return (
    <>
      <p>
        <Phrases>{visit.told ? VISITS.told : VISITS.untold}</Phrases>
      </p>
      <div className={styles.invitation}>
        <VisitFacts visit={visit} items={request.items} mark={leftOutMark} />
      </div>
      <div className={styles.folds}>
        <FoldedPart isPrinted title={VISITS.duties}>
          <VisitDuties />
        </FoldedPart>
        <div className="not-printed">
          <FoldedPart key={visit.at} title={INVITE.change} open={Boolean(asked.invite.answer?.reason)}>
            <InviteForm request={request} shop={shop} asked={asked.invite} />
          </FoldedPart>
        </div>
      </div>
      <FollowUpForm asked={asked.uninvite} className="not-printed">
        <input type="hidden" name="shop" value={uuid} />
        <Submit asked={asked.uninvite} look="line">
          {VISITS.takeBack}
        </Submit>
      </FollowUpForm>
    </>
  );
}

/** No visit is agreed; the form for an invitation, open where the shop buys at home. */
function Uninvited({ request, shop, asked }: ShopVisitProps) {
  const isVisit = shop.quote?.method === 'visit';
  return (
    <>
      <p>
        {shop.visit_end && <Phrases>{VISITS.ended[shop.visit_end]}</Phrases>}
        <strong>
          <Phrases>{VISITS.none}</Phrases>
        </strong>
      </p>
      {shop.may.includes('invite') && (
        <div className="not-printed">
          <FoldedPart
            title={isVisit ? INVITE.title : INVITE.other}
            open={isVisit || Boolean(asked.invite.answer?.reason)}
          >
            <InviteForm request={request} shop={shop} asked={asked.invite} />
          </FoldedPart>
        </div>
      )}
    </>
  );
}

function ShopVisit({ request, shop, asked: all }: ShopVisitProps) {
  const { uuid, name, visit, state } = shop;
  const acts: VisitsAsked = {
    invite: ofShop(all.invite, uuid),
    uninvite: ofShop(all.uninvite, uuid),
    paper: ofShop(all.paper, uuid),
  };
  return (
    <li className={styles.shop}>
      <h3 lang={inJapanese()}>
        <Phrases>{name}</Phrases>
      </h3>
      {visit && acts.invite.isDone && <Saved>{VISITS.invited}</Saved>}
      {!visit && acts.uninvite.isDone && <Saved>{VISITS.takenBack}</Saved>}
      {visit ? (
        <Invited request={request} shop={shop} asked={acts} />
      ) : (
        <Uninvited request={request} shop={shop} asked={acts} />
      )}
      {state === 'chosen' && <Paper request={request} shop={shop} asked={acts.paper} />}
    </li>
  );
}

const Unasked = () => (
  <FoldedPart title={UNASKED.title}>
    {UNASKED.texts.map((text) => (
      <p key={text}>
        <Phrases>{text}</Phrases>
      </p>
    ))}
    <ul className={styles.phones}>
      <li>
        <a href={telHref('188')}>{UNASKED.consumer}</a>
      </li>
      <li>
        <a href="tel:%239110">{UNASKED.police}</a>
      </li>
    </ul>
    <p>
      <Phrases>{UNASKED.emergency}</Phrases>
    </p>
  </FoldedPart>
);

const LeftOut = () => (
  <FoldedPart title={LEFT_OUT_WORDS.title}>
    <p>
      <Phrases>{LEFT_OUT_WORDS.lead}</Phrases>
    </p>
    <ul className={styles.list}>
      {keysOf(LEFT_OUT).map((key) => (
        <li key={key}>
          <Phrases>{translated(LEFT_OUT[key].words)}</Phrases>
        </li>
      ))}
    </ul>
  </FoldedPart>
);

/** The visits of chosen shops. Empty without a choice. */
export function Visits({ request, asked }: Pick<ShopVisitProps, 'request' | 'asked'>) {
  const shops = request.shops.filter(isConcerned);
  if (shops.length === 0) return null;
  return (
    <Part id={PARTS.visits.id} title={VISITS.title} lead={VISITS.lead}>
      <ol className={styles.shops}>
        {shops.map((shop) => (
          <ShopVisit key={shop.uuid} request={request} shop={shop} asked={asked} />
        ))}
      </ol>
      <div className={classes(styles.folds, 'not-printed')}>
        <Unasked />
        <LeftOut />
      </div>
    </Part>
  );
}
