import { useState } from 'react';
import { translated } from '#contract/language/words.ts';
import { CONTACT_RELEASES } from '#contract/life/follow-up.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useActions } from '../use-form.ts';
import { MESSAGES } from './messages.ts';
import { isWebAddress } from './request-link.tsx';

/** The shops that get the contact, and one press for sellers who want quotes first. */
export function ContactShops({ result: { release, requestUrl } }: { result: SubmissionResult }) {
  const actions = useActions();
  const [progress, setProgress] = useState<'sending' | 'done' | 'failed'>();
  const isChosen = release === 'chosen' || progress === 'done';
  const press = async (url: string) => {
    setProgress('sending');
    setProgress(
      await actions.quotesFirst(new URL(url).pathname.split('/').at(-1) ?? '').then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <div role="status">
      <p className="thanks__contact">
        <Phrases>{isChosen ? MESSAGES.contactChosen : MESSAGES.contact}</Phrases>
      </p>
      {release && isWebAddress(requestUrl) && !isChosen && (
        <button
          type="button"
          className="thanks__quotes-first"
          disabled={progress === 'sending'}
          onClick={() => press(requestUrl)}
        >
          <Phrases>
            {progress === 'sending' ? MESSAGES.switching : translated(CONTACT_RELEASES.chosen)}
          </Phrases>
        </button>
      )}
      {progress === 'failed' && (
        <p className="thanks__failed">
          <Phrases>{MESSAGES.quotesFirstFailed}</Phrases>
        </p>
      )}
    </div>
  );
}
