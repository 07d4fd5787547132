import { sql } from 'drizzle-orm';
import { OFFICE_ROLES, type Role } from '#contract/desk/desk.ts';
import type { ListPage } from '../base/listing.ts';
import { type Db, rowsOf } from '../db/open.ts';

/** Somebody at a desk as a command lists them. */
interface Listed extends Record<string, string | null> {
  role: Role;
  name: string;
  email: string;
  /** They can come in: yes, invited or no. */
  access: string;
  /** The last day in Japan on which they signed in, or asked, or a device or program of theirs did; null: none is known. */
  last_use: string | null;
}

/**
 * The people at the desks, owners first.
 * @param all also people of shops and partners, and those whose access has ended; otherwise those of the office
 */
export const listPeople = (db: Db, all: boolean, { limit, offset }: ListPage): Promise<Listed[]> =>
  rowsOf<Listed>(
    db,
    sql`select p.role, p.name, p.email,
        case when p.ended_at is not null then 'no' when p.invited_until is null then 'yes'
          when p.invited_until > now() then 'invited' else 'no' end as access,
        (greatest(
          (select max(a.at) from audit_log a where a.subject_uuid = p.id and a.action = 'sign_in'),
          (select max(s.updated_at) from desk_sessions s where s.user_id = p.id),
          (select max(k.used_at) from desk_keys k where k.person_id = p.id),
          (select max(k.used_at) from desk_passkeys k where k.person_id = p.id)
        ) at time zone 'Asia/Tokyo')::date::text as last_use
      from desk_people p
      where ${all} or (p.ended_at is null and p.role = any(${sql.param([...OFFICE_ROLES])}::text[]))
      order by array_position(array['owner', 'staff', 'reader', 'shop', 'partner'], p.role), p.created_at, p.id
      limit ${limit} offset ${offset}`,
  );
