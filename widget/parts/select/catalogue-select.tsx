import { optionList } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import type { ControlProps } from '../control-props.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { OptionSelect } from './option-select.tsx';

/** A loaded list as a drop-down. If loading fails, the list is empty, without a message (document 2, section 8). */
export function CatalogueSelect({ id, item, field, error }: ControlProps<CatalogueField>) {
  const { list: state, retry } = useCatalogue(field, item);
  const list = optionList(field, state.status === 'ready' ? state.entries : []);
  const isMissing = state.status === 'failed' && field.level === 1;
  const extraNames = isMissing ? [] : [list.other, list.unknown].filter((name) => name !== undefined);
  const options = [...list.entries, ...extraNames.map((name) => ({ name, code: '' }))];
  return (
    <OptionSelect
      id={id}
      item={item}
      field={field}
      options={options}
      error={error}
      disabled={state.status === 'loading'}
      {...(state.status === 'failed' && { onFocus: retry })}
    />
  );
}
