import { useContext } from 'react';
import { useSearchParams } from 'react-router';
import { Cases } from '../../blocks/cases/cases.tsx';
import { CustomerFacts } from '../../blocks/follow-up/customer-facts.tsx';
import { Goods } from '../../blocks/follow-up/goods.tsx';
import { leftItems } from '../../blocks/follow-up/left-items.ts';
import { ClosedPart } from '../../blocks/follow-up/part.tsx';
import { titleOf } from '../../frame/page-title.ts';
import { useSite } from '../../settings/use-site.ts';
import type { RequestAnswers } from './answer.ts';
import { ConfirmChoice } from './confirm-choice.tsx';
import { Decision, ReleaseOfContact } from './decision.tsx';
import { Endings } from './endings.tsx';
import { GoodsChanges } from './goods-changes.tsx';
import { DECISION, REQUEST } from './messages.ts';
import { offeredOf } from './offered.ts';
import { Outcomes } from './outcome.tsx';
import { PartList } from './part-list.tsx';
import { PARTS } from './parts.ts';
import { PreferenceForm } from './preference-form.tsx';
import { Questions } from './questions.tsx';
import { Quotes } from './quotes.tsx';
import styles from './request.module.css';
import type { ShownRequest } from './request-call.server.ts';
import { RequestHead } from './request-head.tsx';
import { SampleContext } from './sample-context.ts';
import { Shops } from './shops.tsx';
import { Visits } from './visit/visits.tsx';

/** The title of a page that shows one of two things at the same address. The sample has its own. */
function Title({ children }: { children: string }) {
  const { settings } = useSite();
  if (useContext(SampleContext)) return null;
  return <title>{titleOf(children, settings.productName)}</title>;
}

interface OwnGoodsProps extends OpenRequestProps {
  isSought: boolean;
}

/** The goods, the rest of what the seller has filled in, and the ways to change the goods. */
function OwnGoods({ request, isSought, asked }: OwnGoodsProps) {
  const { items, details } = request;
  const [search] = useSearchParams();
  return (
    <ClosedPart
      id={PARTS.goods.id}
      title={REQUEST.goods(leftItems(items).length)}
      open={search.has('photos') || Boolean(asked.reduce.answer)}
    >
      <Goods items={items} />
      {isSought && <GoodsChanges request={request} asked={asked.reduce} />}
      {Object.values<string>(details).some(Boolean) && (
        <section aria-label={REQUEST.details}>
          <h3>{REQUEST.details}</h3>
          <dl>
            <CustomerFacts texts={details} />
          </dl>
        </section>
      )}
    </ClosedPart>
  );
}

interface OpenRequestProps {
  request: ShownRequest;
  asked: RequestAnswers;
}

/** A request as its seller sees it, with all that can be done. */
export function OpenRequest({ request, asked }: OpenRequestProps) {
  const { shops, preference } = request;
  const { isOpen, isSought } = offeredOf(request);
  const confirmUuids = asked.choose.answer?.confirming;
  const choices = shops.filter(({ uuid, may }) => may.includes('choose') && confirmUuids?.includes(uuid));
  if (isOpen && choices.length > 0)
    return (
      <div className={styles.page}>
        <Title>{DECISION.confirm.title}</Title>
        <ConfirmChoice request={request} chosen={choices} asked={asked.choose} />
      </div>
    );
  const hasQuotes = shops.some(({ quote }) => quote);
  return (
    <div className={styles.page}>
      <Title>{REQUEST.title}</Title>
      <RequestHead request={request} asked={asked} />
      <PartList request={request} isOpen={isOpen} isSought={isSought} />
      <Quotes request={request} picked={asked.choose.answer?.picked ?? []} />
      {isOpen && !hasQuotes && <Questions shops={shops} asked={asked.answer} />}
      {isOpen && (
        <Decision
          request={request}
          choosing={asked.choose}
          refusing={asked.refuse}
          undoing={asked.undo}
          bettering={asked.better}
        />
      )}
      {isOpen && hasQuotes && <Questions shops={shops} asked={asked.answer} />}
      {isOpen && <Visits request={request} asked={asked} />}
      <Shops shops={shops} />
      {isOpen && <Outcomes shops={shops} isDecided={request.decided_at !== null} asked={asked} />}
      <OwnGoods request={request} isSought={isSought} asked={asked} />
      {isSought && !request.decided_at && <ReleaseOfContact request={request} asked={asked.release} />}
      {isSought && <PreferenceForm asked={asked.prefer} preference={preference} />}
      <Cases
        side="seller"
        places={shops.map(({ uuid, name, cases, may_report: reasons }) => ({
          shop: { uuid, name },
          cases,
          reasons,
        }))}
        reporting={asked.reportShop}
        about={asked.reportShop.answer?.shop}
        answering={asked.answerCase}
        takingBack={asked.takeBackReport}
        photosUrl={request.casePhotosUrl}
      />
      <Endings
        request={request}
        correcting={asked.correct}
        withdrawing={asked.withdraw}
        erasing={asked.erase}
      />
    </div>
  );
}
