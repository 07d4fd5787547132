import { useEffect, useRef } from 'react';
import { translated } from '#contract/language/words.ts';
import {
  CONTACT_RELEASES,
  type ContactRelease,
  MOST_CHOSEN,
  REFUSAL_REASONS,
} from '#contract/life/follow-up.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { ClosedPart, FoldedPart, Part } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAsked } from './answer.ts';
import type { OwnShop } from './compare-quotes.ts';
import { knowing } from './knowing.ts';
import { DECISION, RELEASE } from './messages.ts';
import { PARTS } from './parts.ts';
import { CHOOSE_FORM } from './quotes.tsx';
import styles from './request.module.css';
import { Submit } from './submit.tsx';

const namesOf = (shops: readonly OwnShop[], text: (shop: OwnShop) => string) =>
  Object.fromEntries(shops.map((shop) => [shop.uuid, text(shop)]));

interface ReleaseProps {
  request: OwnRequest;
  asked: RequestAsked;
}

/** Which shops may see the contact, and the other way with one press. */
export function ReleaseOfContact({ request, asked }: ReleaseProps) {
  const { contact_release: release } = request;
  const names = knowing(request);
  const other: ContactRelease = release === 'all' ? 'chosen' : 'all';
  return (
    <ClosedPart id={PARTS.release.id} title={RELEASE.title} isPrinted={false} open={Boolean(asked.answer)}>
      {asked.isDone && <Saved>{RELEASE.saved}</Saved>}
      <p>
        <Phrases>{RELEASE[release]}</Phrases>
      </p>
      {names && (
        <p>
          <Phrases>{RELEASE.known(names)}</Phrases>
        </p>
      )}
      <FollowUpForm asked={asked} className={styles.release}>
        <input type="hidden" name="contact_release" value={other} />
        <p>
          <Submit asked={asked} look="line">
            {translated(CONTACT_RELEASES[other])}
          </Submit>
        </p>
      </FollowUpForm>
    </ClosedPart>
  );
}

interface DecisionProps {
  request: OwnRequest;
  choosing: RequestAsked;
  refusing: RequestAsked;
  undoing: RequestAsked;
  bettering: RequestAsked;
}

function Refuse({ shops, asked }: { shops: readonly OwnShop[]; asked: RequestAsked }) {
  const { title, lead, shop, reason, submit } = DECISION.refuse;
  return (
    <FoldedPart title={title} open={Boolean(asked.answer?.reason)}>
      <p>
        <Phrases>{lead}</Phrases>
      </p>
      <FollowUpForm asked={asked} className={styles.form}>
        <Choices
          type="radio"
          name="shop"
          legend={shop}
          options={namesOf(shops, ({ name }) => name)}
          chosen={[]}
        />
        <Choices type="radio" name="reason" legend={reason} options={REFUSAL_REASONS} chosen={[]} />
        <p>
          <Submit asked={asked} look="line">
            {submit}
          </Submit>
        </p>
      </FollowUpForm>
    </FoldedPart>
  );
}

/** Shops may better their quotes once, if the seller asks for it. */
function Better({ askedAt, asked }: { askedAt: string | null; asked: RequestAsked }) {
  const { title, lead, submit, done } = DECISION.better;
  if (askedAt)
    return asked.isDone ? (
      <Saved>{DECISION.better.saved}</Saved>
    ) : (
      <p className={styles.note}>
        <Phrases>{done(momentText(askedAt))}</Phrases>
      </p>
    );
  return (
    <FoldedPart title={title} open={Boolean(asked.answer?.reason)}>
      <p>
        <Phrases>{lead}</Phrases>
      </p>
      <FollowUpForm asked={asked}>
        <p>
          <Submit asked={asked} look="line">
            {submit}
          </Submit>
        </p>
      </FollowUpForm>
    </FoldedPart>
  );
}

interface ChooseProps {
  isDecided: boolean;
  asked: RequestAsked;
}

/** Takes the shops that are ticked among the quotes. A seller who goes back from the question finds them ticked. */
function Choose({ isDecided, asked }: ChooseProps) {
  const form = useRef<HTMLFormElement>(null);
  const picks = asked.answer?.picked;
  useEffect(() => {
    const boxes = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    if (picks) boxes.find(({ checked }) => checked)?.focus();
  }, [picks]);
  return (
    <FollowUpForm asked={asked} id={CHOOSE_FORM} ref={form}>
      <p>
        <Submit asked={asked} look={isDecided ? 'line' : 'gold'}>
          {isDecided ? DECISION.submitMore : DECISION.submit}
        </Submit>
      </p>
    </FollowUpForm>
  );
}

/** The seller decides for shops, or refuses some. Empty as long as there is no quote. */
export function Decision({ request, choosing, refusing, undoing, bettering }: DecisionProps) {
  const { shops, decided_at: decidedAt } = request;
  const quotedShops = shops.filter(({ may }) => may.includes('choose'));
  const refusable = shops.filter(({ may }) => may.includes('refuse'));
  const undoable = shops.flatMap(({ uuid, name, pending }) =>
    pending?.what === 'refused' ? [{ uuid, name, until: momentText(pending.until) }] : [],
  );
  const chosenShops = shops.filter(({ state, pending }) => state === 'chosen' || pending?.what === 'chosen');
  const choosable = chosenShops.length < MOST_CHOSEN ? quotedShops : [];
  if (choosable.length === 0 && undoable.length === 0) return null;
  const lead = decidedAt ? DECISION.more : DECISION.lead;
  return (
    <Part
      id={PARTS.decision.id}
      title={DECISION.title}
      lead={choosable.length > 0 ? lead : undefined}
      isPrinted={false}
    >
      {undoable.length > 0 && refusing.isDone && <Saved>{DECISION.refuse.done}</Saved>}
      {undoable.length === 0 && undoing.isDone && <Saved>{DECISION.refuse.undone}</Saved>}
      {undoable.map(({ uuid, name, until }) => (
        <FollowUpForm key={uuid} asked={undoing} className={styles.undo}>
          <input type="hidden" name="shop" value={uuid} />
          <p>
            <Phrases>{DECISION.undo(name, until)}</Phrases>
          </p>
          <p>
            <Submit asked={undoing} look="line">
              {DECISION.undoSubmit}
            </Submit>
          </p>
        </FollowUpForm>
      ))}
      {choosable.length > 0 && <Choose isDecided={decidedAt !== null} asked={choosing} />}
      {quotedShops.length > 0 && !decidedAt && <Better askedAt={request.better_asked_at} asked={bettering} />}
      {refusable.length > 0 && !decidedAt && <Refuse shops={refusable} asked={refusing} />}
    </Part>
  );
}
