import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server and during hydration, false afterwards. */
export const useServerHtml = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
