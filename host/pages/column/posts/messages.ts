/** Words that are added to an editor's HTML. */
export const BODY = { video: '動画' } as const;
