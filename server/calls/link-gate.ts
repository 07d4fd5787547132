import { Refusal } from '../base/errors.ts';
import type { Links } from '../deliveries/links/links.ts';
import { guarded } from '../limits/guarded.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { visitorAddress } from '../limits/visitor.ts';
import type { Gate } from './gate.ts';

/** The gate of a call behind a link: a token that we have not made opens nothing, whatever it brings along. */
export const linkGate =
  (links: Links, limits: RateLimits | undefined): Gate =>
  (request) =>
    guarded(limits, visitorAddress(request), async () => {
      const { token } = request.params as { token: string };
      if (!links.hasMade(token)) throw new Refusal('unknown_link');
    });
