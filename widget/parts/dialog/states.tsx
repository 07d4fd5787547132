import type { PartStates } from '../stage/part-states.ts';
import { Dialog } from './dialog.tsx';

const TITLE = 'ブランドを選択してください';
const nothing = () => {};

export const states: PartStates = {
  sheet: {
    show: () => (
      <Dialog title={TITLE} onClose={nothing}>
        <p>{TITLE}</p>
      </Dialog>
    ),
  },
  'with a way back': {
    show: () => (
      <Dialog title={TITLE} wide onBack={nothing} onClose={nothing}>
        <p>{TITLE}</p>
      </Dialog>
    ),
  },
  card: {
    show: () => (
      <Dialog title={TITLE} size="card" onClose={nothing}>
        <p>{TITLE}</p>
      </Dialog>
    ),
  },
};
