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
  requests: { view: 'readRequest', path: ({ uuid }) => `/desk/requests/${uuid}` },
  contact_enquiries: { view: 'showEnquiry', path: ({ uuid }) => `/desk/enquiries/${uuid}` },
  shop_registrations: { view: 'showRegistration', path: ({ uuid }) => `/desk/registrations/${uuid}` },
  reviews: { view: 'readReviews', path: () => '/desk/reviews?state=all' },
  deliveries: {
    view: 'readDeliveries',
    path: ({ of }) => addressOf('/desk/deliveries', of ? { about: of } : {}),
  },
  shops: { view: 'readShop', path: ({ uuid }) => `/desk/shops/${uuid}` },
  site_contents: { view: 'readSite', path: () => '/desk/site' },
  desk_people: { view: 'readPerson', path: ({ uuid }) => `/desk/people/${uuid}` },
  desk_sign_ins: { view: 'readPerson', path: ({ of }) => `/desk/people/${of}` },
  media: { view: 'readMedium', path: ({ uuid }) => `/desk/media/${uuid}` },
  medium_endpoints: { view: 'readMedium', path: ({ of }) => `/desk/media/${of}` },
  desk_devices: { view: 'readPerson', path: ({ of }) => `/desk/people/${of}` },
  desk_notices: { view: 'readPerson', path: ({ of }) => `/desk/people/${of}` },
  shop_endpoints: { view: 'readShop', path: ({ of }) => `/desk/shops/${of}` },
  cases: { view: 'showCase', path: ({ uuid }) => `/desk/cases/${uuid}` },
  desk_keys: { view: 'readPerson', path: ({ of }) => `/desk/people/${of}` },
  desk_passkeys: { view: 'readPerson', path: ({ of }) => `/desk/people/${of}` },
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
