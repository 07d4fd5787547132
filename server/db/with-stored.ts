import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Db, rowsOf } from './open.ts';

/**
 * Carries out a statement together with parts that read what it stores, in one statement: they happen exactly if it does.
 * @param statement gives the `uuid` of each row that it stores, or that the same transaction has stored before
 * @param parts by name, such as the deliveries that are announced; they read `stored`
 * @param columns of the answer
 * @returns a row for each that is stored
 */
export const withStored = <Row extends object = { uuid: string }>(
  db: Db,
  statement: SQLWrapper,
  parts: Readonly<Record<string, SQL>>,
  columns: SQL = sql`uuid`,
): Promise<Row[]> =>
  rowsOf<Row>(
    db,
    sql`with stored as ${statement}, ${sql.join(
      Object.entries(parts).map(([name, part]) => sql`${sql.identifier(name)} as ${part}`),
      sql`, `,
    )} select ${columns} from stored`,
  );
