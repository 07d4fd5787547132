import { placeRow } from '#contract/life/place-states.ts';
import { NO_VISIT, speaksOfVisits, VISIT_DUTIES, VISIT_ENDS } from '#contract/life/visit-words.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Part } from '../follow-up/part.tsx';
import { VisitDuties, VisitFacts } from '../follow-up/visit-facts.tsx';
import styles from './lead.module.css';
import { VISIT } from './messages.ts';

/** The invitation of the seller to a visit with the duties of the shop, or that there is none. */
export function VisitPart({ lead: { state, contact, quote, visit, visit_end, items } }: { lead: Lead }) {
  const may = { knows: contact !== null, comes: quote?.method === 'visit' };
  if (!placeRow(state).sees || !speaksOfVisits(state, may)) return null;
  const [none, why] = NO_VISIT;
  return (
    <div className={styles.visit}>
      <Part title={VISIT.title}>
        {visit ? (
          <>
            <VisitFacts visit={visit} items={items} />
            <h3>
              <Phrases>{VISIT_DUTIES.title}</Phrases>
            </h3>
            <VisitDuties />
          </>
        ) : (
          <>
            {visit_end && (
              <p>
                <Phrases>{VISIT_ENDS[visit_end]}</Phrases>
              </p>
            )}
            <p>
              <strong>
                <Phrases>{visit_end ? VISIT.noneNow : none}</Phrases>
              </strong>
            </p>
            <p>
              <Phrases>{why}</Phrases>
            </p>
          </>
        )}
      </Part>
    </div>
  );
}
