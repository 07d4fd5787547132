import { LIMITS } from '#contract/base/limits.ts';

const SECOND_MS = 1000;

/** The general part of the document, in the Markdown that OpenAPI takes. */
export const INTRODUCTION = `
The calls of the appraisal form and of the public site. Any back end that answers them as this document says can stand behind both.

**Format.** JSON in UTF-8, apart from the request itself, which is multipart/form-data. No call needs a key or a cookie, and pages of any origin may make them. An answer may get more members later.

**Ids.** An id may be a text or a whole number. Clients treat it as a text.

**Refusals.** A call that cannot be answered has a status from 400 on and a body in one shape: \`error\` with \`code\` (for programs; it never changes its meaning), \`message\` (Japanese; it may be shown to people), \`details\` (a list, often empty, of what is wrong where) and \`request_id\`. An unknown path or method is refused with 404 and the code \`unknown_call\`.

**Request ids.** Every answer names its request in the header \`x-request-id\`. The server’s log has the same id.

**Time.** The form waits ${LIMITS.apiTimeoutMs / SECOND_MS} seconds for an answer, and as long for each further part of an upload.
`.trim();
