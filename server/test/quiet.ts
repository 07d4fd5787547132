import { PLACE_RULES } from '../base/place-rules.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { Places } from '../places/places.ts';

/** An outbox without webhooks, and the places that write to it. */
export function quiet(outbox = new Outbox()): { outbox: Outbox; places: Places } {
  return { outbox, places: new Places(outbox, PLACE_RULES) };
}
