import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Form } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import type { Asked } from './answers.ts';
import { FAILED } from './messages.ts';

/** How many acts of colleagues the page shows. An act on an older page is refused. */
export const SeenActs = createContext<number | undefined>(undefined);

interface FollowUpFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'children' | 'className'> {
  asked: Asked;
  className?: string | undefined;
  children: ReactNode;
}

/** Sends an action on a page behind a link to that page. Works without scripts. */
export function FollowUpForm({ asked, className, children, ...attributes }: FollowUpFormProps) {
  const { Form: Sender, intent, answer, isSending } = asked;
  const seenCount = useContext(SeenActs);
  return (
    // Keeps the router from asking about the page itself, in a call that would carry its address.
    <Sender
      method="post"
      discover="none"
      preventScrollReset
      className={classes(className, 'not-printed')}
      {...attributes}
    >
      <input type="hidden" name="intent" value={intent} />
      {seenCount !== undefined && <input type="hidden" name="seen" value={seenCount} />}
      {answer?.reason && !isSending && <FormFailure>{FAILED[answer.reason]}</FormFailure>}
      {children}
    </Sender>
  );
}
