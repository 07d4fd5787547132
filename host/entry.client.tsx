import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepArrival } from '#widget/visit/arrival.ts';
import { takeEarlyPresses } from './ui/early-presses.ts';

// Before the router can change the URL.
keepArrival();

takeEarlyPresses();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
