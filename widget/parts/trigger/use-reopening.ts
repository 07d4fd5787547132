import { useLayoutEffect } from 'react';
import { watchSize } from '../../base/watch-size.ts';
import type { ItemPlace } from '../../state/goods-state.ts';
import { useOpening } from '../dialog/use-opening.ts';
import { useActions, useFormState } from '../use-form.ts';

/**
 * Whether the dialog of a question is open. It is open from the start where it was open before 再試行 loaded the page
 * again; the page is then scrolled to the same place.
 */
export function useReopening({ item, field }: ItemPlace) {
  const { navigation } = useActions();
  const place = useFormState((form) => form.navigation.reopened);
  const scroll = place?.item === item && place.field === field ? place.scroll : undefined;
  const { opening, open, close } = useOpening(scroll !== undefined);
  useLayoutEffect(() => {
    if (scroll === undefined) return;
    // Photos above come later, and only then is the page high enough again.
    return watchSize([document.documentElement], () => scrollTo({ top: scroll }));
  }, [scroll]);
  return {
    opening,
    open,
    close: () => {
      if (scroll !== undefined) navigation.reopen(undefined);
      close();
    },
  };
}
