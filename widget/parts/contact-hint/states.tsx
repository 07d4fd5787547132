import type { PartStates } from '../stage/part-states.ts';
import { appears } from '../stage/samples.tsx';
import { ContactHint } from './contact-hint.tsx';

const hint = (text: string) => ({
  show: () => <ContactHint text={text} />,
  act: async (root: ShadowRoot) => void (await appears(root, '.contact-notice')),
});

export const states: PartStates = {
  'a phone number': hint('電話は090-1234-5678です'),
  'several kinds': hint('090-1234-5678、hanako@example.jp、東京都新宿区山吹町1-2-3'),
};
