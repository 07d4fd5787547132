/** Words that are put into an editor's HTML. */
export const BODY = { video: '動画' } as const;
