import type { PartState, PartStates } from '../stage/part-states.ts';
import { complete, press } from '../stage/samples.tsx';
import { useStyles } from '../styles.ts';
import { useFormState } from '../use-form.ts';
import { AskDialog } from './ask-dialog.tsx';
import continuingCss from './continuing.css?inline';
import Continuing from './continuing.tsx';
import { ElsewhereDialog, FailedDialog, GoneDialog, WhichDialog } from './dialogs.tsx';

function Styled({ children }: { children: React.ReactNode }) {
  useStyles(continuingCss);
  return children;
}

const dialog = (node: React.ReactNode, more: Partial<PartState> = {}): PartState => ({
  show: () => <Styled>{node}</Styled>,
  prepare: complete,
  ...more,
});

function Which() {
  const items = useFormState(({ goods }) => goods.items);
  return <WhichDialog offered={items} />;
}

export const states: PartStates = {
  'a line': { show: () => <Continuing />, prepare: complete },
  'asks for the address': dialog(<AskDialog asking={{ is: 'open' }} />),
  'without an address': dialog(<AskDialog asking={{ is: 'open' }} />, { act: press('[type=submit]') }),
  'the mail is refused': dialog(<AskDialog asking={{ is: 'open', failure: 'too_many_requests' }} />),
  'the mail goes out': dialog(<AskDialog asking={{ is: 'sending' }} />),
  'the mail is sent': dialog(<AskDialog asking={{ is: 'sent', email: 'hanako@example.jp' }} />),
  'two drafts': dialog(<Which />),
  'another browser goes on': dialog(<ElsewhereDialog />),
  'the link is over': dialog(<GoneDialog />),
  'it does not load': dialog(<FailedDialog />),
};
