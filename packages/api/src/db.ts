import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import postgres from 'postgres'
import { outliving } from './database/lost-connections.ts'
import { isLostConflict } from './database/sqlstate.ts'

interface Types extends Record<string, unknown> {
  bigint: number
}
/** The pool: `db\`select …\`` runs a statement, `db.begin(async (tx) => …)` a transaction. */
export type Db = postgres.Sql<Types>
/** One transaction. */
export type Tx = postgres.TransactionSql<Types>
/** The first parameter of repository functions: they work both inside and outside a transaction. */
export type Queryable = postgres.ISql<Types>

export interface DbOptions {
  url: string
  /** Maximum number of connections; by default `connectionsFor` the processors of this machine. */
  pool?: number | undefined
  /** Called for every statement sent to the server, including begin and commit. */
  onQuery?: (() => void) | undefined
}

/**
 * More connections than the processors can serve make every statement slower: at 16 instead of 6 on two processors,
 * reading a cart cost PostgreSQL two thirds more. Excess statements are queued on the same connections.
 */
const connectionsFor = (processors: number) => 2 * processors + 2

/**
 * The pause before a connection is tried again after so many failures, in seconds. Statements wait for it: with the
 * library's own pauses they took up to 20 s to fail while the database was away, and as long again once it was back.
 */
const pauseBefore = (failures: number) => Math.min(0.05 * 2 ** failures, 0.5)

/**
 * Opens a pool; no connection is opened before the first statement. int8 is parsed as a number: amounts in paise and
 * ids stay far below 2^53.
 */
export function openDb({ url, pool = connectionsFor(availableParallelism()), onQuery }: DbOptions): Db {
  const db: Db = postgres(url, {
    max: pool,
    idle_timeout: 60,
    connect_timeout: 10,
    backoff: pauseBefore,
    onnotice: () => {},
    ...(onQuery && { debug: () => onQuery() }),
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: (value: number) => String(value) },
    },
    connection: {
      application_name: 'nukkad-api',
      TimeZone: 'UTC',
      statement_timeout: 15_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  })
  return outliving(db)
}

/** Created on demand: once it is active, every promise of the process costs more. */
let underWay: AsyncLocalStorage<boolean> | undefined

/**
 * The same pool, except that it refuses statements outside the transaction while a transaction is running: such a
 * statement needs a second connection while the first is held, and as many such transactions as there are connections
 * block each other until the idle ones are terminated. For tests.
 */
export function refusingInTransactions(db: Db): Db {
  underWay ??= new AsyncLocalStorage()
  return new Proxy(db, {
    apply(pool, self, args: [unknown]) {
      const isStatement = Array.isArray(args[0]) && 'raw' in args[0]
      if (isStatement && underWay?.getStore())
        throw new Error(`A statement was sent outside the open transaction: ${args[0]}`)
      return Reflect.apply(pool, self, args)
    },
  })
}

/**
 * Disables the tracking that makes every promise of the process cost more; the next transaction of such a pool enables
 * it again. For tests.
 */
export const stopFollowingTransactions = (): void => underWay?.disable()

/** Runs work in a transaction, and retries it after a deadlock or a serialization conflict. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>, tries = 4): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const begin = () => db.begin(work)
      return (await (underWay ? underWay.run(true, begin) : begin())) as T
    } catch (error) {
      if (!isLostConflict(error) || attempt >= tries) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * (10 + Math.random() * 30)))
    }
  }
}

/**
 * Makes statements of this transaction use a plan cached per connection instead of one per set of values. For
 * transactions with many small statements by key, where planning costs more than execution; lists need plans for their
 * values. Sent together with the next statement, so it costs no round trip.
 */
export async function keepPlans(tx: Tx): Promise<void> {
  await tx`set local plan_cache_mode = force_generic_plan`
}
