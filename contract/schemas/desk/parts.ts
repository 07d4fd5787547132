import * as z from 'zod/mini';

export const moment = z.iso.datetime();
