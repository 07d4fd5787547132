import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React answers the buttons of this page. Without it, those that only React answers are not shown. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
