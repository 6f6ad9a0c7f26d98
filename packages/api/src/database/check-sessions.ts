import { type Db, openDb } from '../db.ts'

/** A pooler in front of PostgreSQL that gives connections to others between transactions. */
export class SharedSessions extends Error {
  override name = 'SharedSessions'
}

const sentence =
  'DATABASE_URL leads to a pooler that shares connections between transactions, with which statements fail and ' +
  'changes of tables are not locked; set its pool mode to session, as docs/deployment.md says.'

const rounds = 3
/** Limits that each connection asks for when it is opened, and that a pooler may be told to ignore. */
const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/**
 * Whether each connection has a process of the server to itself: prepared statements, the lock of migrations and
 * notifications need that. Throws SharedSessions if not. Returns the limits that do not apply, because a pooler dropped
 * them and neither the user nor the database has them.
 */
export async function checkSessions(url: string): Promise<string[]> {
  const [one, other] = [openDb({ url, pool: 1 }), openDb({ url, pool: 1 })]
  try {
    const ofOne = new Set<number>()
    const ofOther = new Set<number>()
    // In turn: such a pooler gives the process that one has just used to the other, or another process to the same.
    for (let round = 0; round < rounds; round++) {
      ofOne.add(await serverProcess(one))
      ofOther.add(await serverProcess(other))
    }
    if (ofOne.size > 1 || ofOther.size > 1 || [...ofOne].some((pid) => ofOther.has(pid)))
      throw new SharedSessions(sentence)
    const set = await one.unsafe<{ name: string }[]>(
      `select name from pg_settings where name in (${limits.map((name) => `'${name}'`)}) and setting <> '0'`,
    )
    return limits.filter((limit) => !set.some(({ name }) => name === limit))
  } finally {
    await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })])
  }
}

/** Not a prepared statement, which can fail behind a pooler in transaction mode. */
async function serverProcess(db: Db): Promise<number> {
  const [row] = await db.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid')
  return row?.pid ?? 0
}
