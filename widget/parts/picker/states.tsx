import { useState } from 'react';
import { OPTION } from '#contract/goods/options.ts';
import { answer } from '../../goods/answering.ts';
import type { ChoiceField } from '../../goods/fields.ts';
import { emptyItem } from '../../goods/item.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { appears, ENTRIES, press } from '../stage/samples.tsx';
import { Picker, type Writing } from './picker.tsx';
import { PickerFailure, PickerLoading, PickerWaiting } from './picker-state.tsx';

const nothing = () => {};

const LIST = { entries: ENTRIES, other: OPTION.other, unknown: OPTION.unknown };

const FIELD: ChoiceField = {
  kind: 'choice',
  key: 'shape',
  label: '形',
  options: [],
  other: { option: OPTION.other, textKey: 'itemOther1' },
  required: true,
};

function Shown({ layout }: { layout: 'tiles' | 'products' | 'list' }) {
  const [writing, setWriting] = useState<Writing>();
  return (
    <Picker
      item={answer(emptyItem('sample'), FIELD, ENTRIES[1]?.name ?? '')}
      field={FIELD}
      list={LIST}
      layout={layout}
      writing={writing}
      onChoose={nothing}
      onOther={nothing}
      onWriting={setWriting}
    />
  );
}

const body = (layout: 'tiles' | 'products' | 'list', more: Partial<PartState> = {}): PartState => ({
  show: () => <Shown layout={layout} />,
  ...more,
});

/** Types as a seller does, so that React sees it. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export const states: PartStates = {
  tiles: body('tiles'),
  products: body('products'),
  list: body('list'),
  'nothing found': body('list', {
    act: async (root) => type((await appears(root, '.search__input')) as HTMLInputElement, 'zzz'),
  }),
  'free text': body('list', { act: press('.rows--special:not(.rows--unsure) .row') }),
  loading: { show: () => <PickerLoading /> },
  waiting: { show: () => <PickerWaiting message="先に「ブランド」を選択してください" /> },
  failed: {
    show: () => <PickerFailure message="ブランドデータの取得に失敗しました (500)" onRetry={nothing} />,
  },
  empty: { show: () => <PickerFailure onRetry={nothing} /> },
};
