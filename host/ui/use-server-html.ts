import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** True for a part that came with the HTML of the server, false for one that React has made in the browser. */
export function useServerHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
