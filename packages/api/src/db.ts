import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import postgres from 'postgres'
import { isLostConflict } from './database/sqlstate.ts'

interface Types extends Record<string, unknown> {
  bigint: number
}
/** The pool: `db\`select …\`` runs a statement, `db.begin(async (tx) => …)` a transaction. */
export type Db = postgres.Sql<Types>
/** One transaction. */
export type Tx = postgres.TransactionSql<Types>
/** What a repository takes first: it does not care whether it runs inside a transaction. */
export type Queryable = postgres.ISql<Types>

export interface DbOptions {
  url: string
  /** Connections at most; by default `connectionsFor` the processors of this machine. */
  pool?: number | undefined
  /** Called for every statement that goes to the server, begin and commit included. */
  onQuery?: (() => void) | undefined
}

/**
 * More connections than the processors can work for make every statement dearer: at 16 instead of 6 on two processors,
 * reading a cart cost PostgreSQL two thirds more. Statements in excess go behind one another on the same connection.
 */
const connectionsFor = (processors: number) => 2 * processors + 2

/**
 * Opens a pool; nothing connects before the first statement.
 * int8 arrives as a number: money in paise and ids stay far below 2^53.
 */
export function openDb({ url, pool = connectionsFor(availableParallelism()), onQuery }: DbOptions): Db {
  return postgres(url, {
    max: pool,
    idle_timeout: 60,
    connect_timeout: 10,
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
}

/** Made when it is wanted: once it runs, every promise of the process costs more. */
let underWay: AsyncLocalStorage<boolean> | undefined

/**
 * The same pool, which refuses a statement of its own while a transaction is under way: that one would want a second
 * connection while it holds the first, and as many such transactions as there are connections wait for each other
 * until the idle ones are ended. For tests.
 */
export function refusingInTransactions(db: Db): Db {
  underWay ??= new AsyncLocalStorage()
  return new Proxy(db, {
    apply(pool, self, args: [unknown]) {
      const isStatement = Array.isArray(args[0]) && 'raw' in args[0]
      if (isStatement && underWay?.getStore())
        throw new Error(`A statement outside of the transaction that is open: ${args[0]}`)
      return Reflect.apply(pool, self, args)
    },
  })
}

/** Ends what makes every promise of the process cost more; the next transaction of such a pool begins it anew. For tests. */
export const stopFollowingTransactions = (): void => underWay?.disable()

/** Runs a transaction again when PostgreSQL ended it as the loser of a deadlock or a serialization conflict. */
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
 * Statements of this transaction are planned once a connection and not for each of their values. For transactions of
 * many small statements by key, where planning costs more than doing; lists need plans made for what is asked. It
 * travels with the statement after it: no round trip of its own.
 */
export async function keepPlans(tx: Tx): Promise<void> {
  await tx`set local plan_cache_mode = force_generic_plan`
}
