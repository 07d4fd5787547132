import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import type { Field, PhotosField as PhotosQuestion } from '../../goods/fields.ts';
import type { FormState } from '../../state/form-state.ts';
import type { PartStates } from '../stage/part-states.ts';
import { missing, photoFile, question } from '../stage/samples.tsx';

const photos = (field: Field): field is PhotosQuestion => field.kind === 'photos' && field.required === true;

const add = (form: FormState, files: File[]) => form.goods.addPhotos(form.goods.items[0]?.id ?? '', files);

export const states: PartStates = {
  empty: question(photos),
  missing: missing(photos),
  'one photo': question(photos, undefined, {
    prepare: async (form) => add(form, [await photoFile()]),
  }),
  'as many as allowed': question(photos, undefined, {
    prepare: async (form) =>
      add(form, [await photoFile('a.png'), await photoFile('b.png'), await photoFile('c.png')]),
  }),
  'a photo that the server refused': question(photos, undefined, {
    prepare: async (form) => {
      add(form, [await photoFile('a.png'), await photoFile('b.png')]);
      const [item] = form.goods.items;
      const [, second] = item?.photos ?? [];
      if (!item || !second) return;
      const refusal = { item: item.id, field: 'photos', photo: second.id, stands: () => true } as const;
      form.goods.refuse([{ ...refusal, message: PHOTO_MESSAGES.badType('b.png') }], '');
    },
  }),
};
