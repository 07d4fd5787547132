import type { PostLibrary } from '../post-library.ts';
import type { ContentCall, Get } from './call.ts';
import { ENTRY_PARAMETERS, entryOrders, findEntries, sendEntries, sorted } from './entries.ts';
import { unknownUser } from './errors.ts';
import { oneWord, readParameters } from './parameters.ts';
import { userShape } from './user-shape.ts';

const PARAMETERS = {
  ...ENTRY_PARAMETERS,
  orderby: oneWord(
    ['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'],
    'name',
  ),
};

/** The authors. A caller who is not logged in gets those who have published, as in WordPress. */
export function userCalls(get: Get, library: PostLibrary): void {
  get('/wp/v2/users', (call) => sendList(call, library));
  get('/wp/v2/users/:id', ({ id, origin, send }) => {
    const author = library.authors.find((other) => other.id === id);
    if (!author) throw unknownUser();
    return send(`user ${id}`, () => userShape(origin, author));
  });
}

function sendList(call: ContentCall, library: PostLibrary) {
  const parameters = readParameters(call.query, PARAMETERS);
  const authors = library.authors.filter((author) => library.countOf(author) > 0);
  const same = () => 0;
  const orders = { ...entryOrders(parameters), registered_date: same, email: same, url: same };
  const users = sorted(findEntries(authors, parameters), parameters, orders[parameters.orderby]);
  return sendEntries(call, { ...parameters, collection: 'users', found: users }, (author) =>
    userShape(call.origin, author),
  );
}
