export const CONTENTS = { title: '目次' } as const;
