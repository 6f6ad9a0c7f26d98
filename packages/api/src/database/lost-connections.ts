import type postgres from 'postgres'

const ofConnection = /^(CONNECTION_(CLOSED|DESTROYED|ENDED)|ECONNRESET|EPIPE|ETIMEDOUT)$/

/**
 * Whether the connection of a statement is gone, so that nothing more can be sent on it. The library writes the
 * statement into its errors; those of other servers have none.
 */
export const isLostConnection = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'query' in error &&
  'code' in error &&
  ofConnection.test(`${error.code}`)

interface Pool {
  readonly begin: unknown
  readonly options: { readonly parsers: object }
}
type Work = (tx: postgres.TransactionSql) => unknown
/** `begin` or `savepoint` of the library, with or without its first parameter, a text. */
type Run = (...given: (string | Work)[]) => Promise<unknown>

/**
 * Runs work as the library does, but fails at once when the connection is lost: the library is never told, because it
 * would send `rollback` on a connection that is not there, and throw where nobody can catch it.
 */
const careful =
  (run: Run): Run =>
  (...given) =>
    new Promise((resolve, reject) => {
      const work = given.pop() as Work
      const untilLost: Work = (tx) =>
        new Promise((done, failed) => {
          Object.assign(tx, { savepoint: careful(tx.savepoint as Run) })
          const running = async () => work(tx)
          running().then(done, (error) => (isLostConnection(error) ? reject(error) : failed(error)))
        })
      run(...given, untilLost).then(resolve, reject)
    })

/**
 * Lets a process outlive its connections: the library ends it when PostgreSQL, or a pooler before it, restarts under
 * load. Besides what `careful` avoids, each new connection asks for the types of arrays, and nobody catches the error
 * when a pooler has accepted the connection but cannot reach the database. So only the first one asks.
 */
export function outliving<Sql extends Pool>(db: Sql): Sql {
  const { options } = db
  Object.assign(db, { begin: careful(db.begin as Run) })
  /** int8[], one of the arrays that are asked for */
  Object.defineProperty(options, 'fetch_types', { get: () => !(1016 in options.parsers) })
  return db
}
