import postgres from 'postgres'

const uniqueViolation = '23505'
const retryable = new Set(['40001', '40P01'])

/** Whether the row violated this unique constraint. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  error instanceof postgres.PostgresError && error.code === uniqueViolation && error.constraint_name === constraint

/** Whether PostgreSQL aborted the transaction because of a deadlock or a serialization conflict; it may be retried. */
export const isLostConflict = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && retryable.has(error.code)

/** Whether PostgreSQL gave up waiting for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === '55P03'
