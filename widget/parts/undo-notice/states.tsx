import { answersOf } from '../../state/answers.ts';
import type { FormState } from '../../state/form-state.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { answeredItem } from '../stage/samples.tsx';
import { useFormState } from '../use-form.ts';
import UndoNotice from './undo-notice.tsx';

function Shown() {
  const removal = useFormState((form) => form.goods.removed);
  return removal ? <UndoNotice removed={removal} /> : null;
}

/** Two answered items, from which something is removed. */
const after = (remove: (form: FormState) => void): PartState => ({
  show: () => (
    <div style={{ paddingTop: '96px' }}>
      <Shown />
    </div>
  ),
  prepare: async (form) => {
    const { theme } = form.navigation.settings;
    form.goods.replace([await answeredItem('watch', theme), await answeredItem('bag', theme)]);
    remove(form);
  },
});

export const states: PartStates = {
  'a photo was removed': after(({ goods }) => {
    const bag = goods.items[1];
    const photo = bag?.photos[0];
    if (bag && photo) goods.removePhoto(bag.id, photo);
  }),
  'an item was removed': after((form) => form.goods.remove('watch')),
  'the category was changed': after((form) => answersOf(form).chooseCategory('bag', 'camera')),
};
