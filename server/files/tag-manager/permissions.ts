/*
 * Permissions as templates of the tag manager write them down: values by the number of their type (1: a text, 2: a
 * list, 3: a map, 8: yes or no).
 */

const asText = (string: string) => ({ type: 1, string });
const asFlag = (boolean: boolean) => ({ type: 8, boolean });
const asList = <Value>(listItem: readonly Value[]) => ({ type: 2, listItem });
const asMap = (entries: Readonly<Record<string, string | boolean>>) => ({
  type: 3,
  mapKey: Object.keys(entries).map(asText),
  mapValue: Object.values(entries).map((value) =>
    typeof value === 'string' ? asText(value) : asFlag(value),
  ),
});

const permission = (publicId: string, key: string, value: object) => ({
  instance: { key: { publicId, versionId: '1' }, param: [{ key, value }] },
  clientAnnotations: { isEditedByUser: true },
  isRequired: true,
});

interface Allowed {
  /** Patterns of the scripts that it may bring. */
  readonly urls: readonly string[];
  /** Global arrays that it may make and add to. */
  readonly queues: readonly string[];
  /** Consents that it may read. */
  readonly consents: readonly string[];
}

/** The permissions of a template. It may write to the console in the preview only. */
export const permissionsOf = ({ urls, queues, consents }: Allowed) => [
  permission('inject_script', 'urls', asList(urls.map(asText))),
  permission(
    'access_globals',
    'keys',
    asList(queues.map((key) => asMap({ key, read: true, write: true, execute: false }))),
  ),
  permission(
    'access_consent',
    'consentTypes',
    asList(consents.map((consentType) => asMap({ consentType, read: true, write: false }))),
  ),
  permission('logging', 'environments', asText('debug')),
];
