import postgres from 'postgres'

const uniqueViolation = '23505'
const retryable = new Set(['40001', '40P01'])

/** Did this unique constraint refuse the row? */
export const isTaken = (error: unknown, constraint: string): boolean =>
  error instanceof postgres.PostgresError && error.code === uniqueViolation && error.constraint_name === constraint

/** Did PostgreSQL end the transaction as the loser of a deadlock or a serialization conflict? It may be run again. */
export const isLostConflict = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && retryable.has(error.code)
