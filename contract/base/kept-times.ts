/*
 * How long things are kept that no setting decides. The texts about privacy say it, and the code that does it reads it
 * here.
 */

/** Goods that somebody has begun to describe, in their browser. */
export const DRAFT_DAYS = 7;

/** The oldest backup, unless the data themselves are kept for less. */
export const BACKUP_DAYS = 28;

/** A message to a device that is off. */
export const PUSH_HOURS = 12;

/** A link by which a phone is the camera of a form, and the photos that have not reached the form. */
export const PHONE_LINK_MINUTES = 60;
