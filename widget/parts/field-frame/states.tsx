import type { PartStates } from '../stage/part-states.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';

const LABEL = 'ブランド';
const HINT = 'おおよそで問題ありません';
const ERROR = 'ブランドを選択してください';

interface Shown {
  required?: boolean;
  filled?: boolean;
  error?: string;
}

function Framed({ required = true, filled = false, error }: Shown) {
  return (
    <FieldFrame id="x" name="x" label={LABEL} required={required} filled={filled} hint={HINT} error={error}>
      <input id="x" className="input" type="text" {...describedBy('x', HINT, error)} />
    </FieldFrame>
  );
}

export const states: PartStates = {
  required: { show: () => <Framed /> },
  optional: { show: () => <Framed required={false} /> },
  filled: { show: () => <Framed filled /> },
  wrong: { show: () => <Framed error={ERROR} /> },
};
