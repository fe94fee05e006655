import type { Db } from './connection.ts'

const uniqueViolation = '23505'

/**
 * Runs a write that may meet a unique value somebody else has; false when it does. The write is a savepoint of its own,
 * so the transaction around it goes on either way.
 */
export async function unlessTaken(db: Db, write: (db: Db) => Promise<unknown>): Promise<boolean> {
  try {
    await db.transaction(write)
    return true
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } }
    if ((cause?.code ?? code) === uniqueViolation) return false
    throw error
  }
}
