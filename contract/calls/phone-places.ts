/* Where the calls of a phone and its form are (phone-link.ts), apart from what reads them: the phone loads no more. */

/** The page of the phone. Its key is the fragment of the address, which browsers send to nobody. */
export const PHONE_PATH = '/phone';

/** Behind the key in the fragment: the phone sends photos as they were chosen. */
export const AS_CHOSEN = '.original';

/** The header with the key of a side. */
export const PHONE_KEY_HEADER = 'Phone-Key';

/** Says whether the link holds. */
export const PHONE_LINK_PATH = '/v1/phone_links/phone';

/** Takes a photo. */
export const PHONE_SEND_PATH = '/v1/phone_links/phone/photos';

/** The names of the multipart form with a photo. */
export const PHONE_FORM = { photo: 'photos', sentAs: 'sent_as' } as const;
