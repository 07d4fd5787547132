import { type SQL, sql } from 'drizzle-orm';

/** The beginning of a day in Japan. @param day an expression, or a day as a text */
export const beginOf = (day: SQL | string): SQL => sql`((${day})::date::timestamp at time zone 'Asia/Tokyo')`;
