/** A refusal in WordPress's shape: `{ code, message, data: { status, … } }`. The messages are WordPress's own. */
export class WordPressError extends Error {
  override readonly name = 'WordPressError';
  readonly code: string;
  readonly data: { readonly status: number; readonly [key: string]: unknown };

  constructor(code: string, message: string, status: number, data: object = {}) {
    super(message);
    this.code = code;
    this.data = { status, ...data };
  }

  toJSON() {
    return { code: this.code, message: this.message, data: this.data };
  }
}

export const noRoute = () =>
  new WordPressError('rest_no_route', 'No route was found matching the URL and request method.', 404);

export const unknownPost = () => new WordPressError('rest_post_invalid_id', 'Invalid post ID.', 404);

export const unknownTerm = () => new WordPressError('rest_term_invalid', 'Term does not exist.', 404);

export const unknownUser = () => new WordPressError('rest_user_invalid_id', 'Invalid user ID.', 404);

export const pageBeyondLast = () =>
  new WordPressError(
    'rest_post_invalid_page_number',
    'The page number requested is larger than the number of pages available.',
    400,
  );

export const searchMissing = () =>
  new WordPressError(
    'rest_no_search_term_defined',
    'You need to define a search term to order by relevance.',
    400,
  );

export const includeMissing = () =>
  new WordPressError(
    'rest_orderby_include_missing_include',
    'You need to define an include parameter to order by include.',
    400,
  );
