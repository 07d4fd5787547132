import { useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/** True for a part that came with the HTML of the server, false for one that React has made in the browser. */
export const useServerHtml = (): boolean => useState(useHydrating())[0];
