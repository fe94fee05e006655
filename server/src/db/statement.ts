import type { Db } from './connection.ts'

/** Sends a statement with its parameters; rows have the columns as PostgreSQL sends them (exact decimals as text). */
export type Statement<Row, Params extends readonly unknown[]> = (db: Db, ...params: Params) => Promise<Row[]>

const names = new Set<string>()

/**
 * A statement written once and sent by name: each connection parses it at its first use only. For the hot reads, where
 * building and planning cost more than the rows. PostgreSQL plans it anew each time as long as it expects more of the
 * very values, such as the length of a list; where every plan is the same, `(select $1::text[])` hides them from it.
 * A query of the builder whose text is always the same gets its name by `.prepare(name).execute()`.
 * @param name unique in the program, at most 63 characters
 * @param text SQL with $1, $2, …
 * @throws Error when the name is taken
 */
export function statement<Row, Params extends readonly unknown[]>(
  name: string,
  text: string,
): Statement<Row, Params> {
  // A connection would refuse the second text of a name, but only once both have been sent on it.
  if (names.has(name)) throw new Error(`Two statements are named ${name}`)
  names.add(name)
  return async (db, ...params: Params) => {
    type Answer = { execute: { rows: Row[] }; all: unknown; values: unknown }
    const query = { sql: text, params: [...params] }
    const { rows } = await db._.session.prepareQuery<Answer>(query, undefined, name, false).execute()
    return rows
  }
}
