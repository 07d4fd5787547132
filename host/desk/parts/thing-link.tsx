import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { ActName, AnswerOfAct } from '#server/desk/acts.ts';
import { Link } from '../../ui/link/link.tsx';
import { addressOf } from './list-query.ts';

export type NamedThing = AnswerOfAct<'readDeliveries'>['deliveries'][number]['about'];

interface Page {
  /** The view without which nobody comes in. */
  view: ActName;
  path(thing: NamedThing): string;
}

/** The pages of things, by their tables. */
const PAGES: Readonly<Partial<Record<NamedThing['table'], Page>>> = {
  requests: { view: 'readRequest', path: ({ uuid }) => `${DESK_PAGES.requests}/${uuid}` },
  contact_enquiries: { view: 'showEnquiry', path: ({ uuid }) => `${DESK_PAGES.enquiries}/${uuid}` },
  shop_registrations: { view: 'showRegistration', path: ({ uuid }) => `${DESK_PAGES.registrations}/${uuid}` },
  reviews: { view: 'readReviews', path: () => `${DESK_PAGES.reviews}?state=all` },
  deliveries: {
    view: 'readDeliveries',
    path: ({ of }) => addressOf(DESK_PAGES.deliveries, of ? { about: of } : {}),
  },
  shops: { view: 'readShop', path: ({ uuid }) => `${DESK_PAGES.shops}/${uuid}` },
  site_contents: { view: 'readSite', path: () => DESK_PAGES.site },
  desk_people: { view: 'readPerson', path: ({ uuid }) => `${DESK_PAGES.people}/${uuid}` },
  desk_sign_ins: { view: 'readPerson', path: ({ of }) => `${DESK_PAGES.people}/${of}` },
  media: { view: 'readMedium', path: ({ uuid }) => `${DESK_PAGES.media}/${uuid}` },
  medium_endpoints: { view: 'readMedium', path: ({ of }) => `${DESK_PAGES.media}/${of}` },
  desk_devices: { view: 'readPerson', path: ({ of }) => `${DESK_PAGES.people}/${of}` },
  desk_notices: { view: 'readPerson', path: ({ of }) => `${DESK_PAGES.people}/${of}` },
  shop_endpoints: { view: 'readShop', path: ({ of }) => `${DESK_PAGES.shops}/${of}` },
  cases: { view: 'showCase', path: ({ uuid }) => `${DESK_PAGES.cases}/${uuid}` },
  desk_keys: { view: 'readPerson', path: ({ of }) => `${DESK_PAGES.people}/${of}` },
  desk_passkeys: { view: 'readPerson', path: ({ of }) => `${DESK_PAGES.people}/${of}` },
};

interface ThingLinkProps {
  thing: NamedThing;
  /** The acts of the person who reads. */
  may: readonly string[];
  /** Its name, where it has none of its own. */
  otherwise: string;
}

/** The name of a thing. It leads to its page, as long as the thing is there and the person may open it. */
export function ThingLink({ thing, may, otherwise }: ThingLinkProps) {
  const page = PAGES[thing.table];
  const name = thing.name || otherwise;
  return thing.is_there && page && may.includes(page.view) ? <Link to={page.path(thing)}>{name}</Link> : name;
}
