import type { Db, Tx } from '../../db.ts'

/** A mistake to simulate in matching statements: `what` is replaced by `instead`. */
export interface Carelessness {
  readonly of: RegExp
  readonly what: RegExp
  readonly instead: string
}

const lock = /\bfor (no key )?update( of \w+(, \w+)*)?(?! skip)/

/** Matching statements lock no rows. */
export const unlocked = (of: RegExp): Carelessness => ({ of, what: lock, instead: '' })

type Statement = (strings: TemplateStringsArray, ...values: unknown[]) => unknown
type Work = (tx: Tx) => unknown

function carelessly(strings: TemplateStringsArray, careless: readonly Carelessness[]): TemplateStringsArray {
  const text = strings.join('$')
  const wrong = careless.filter(({ of }) => of.test(text))
  if (wrong.length === 0) return strings
  const parts = strings.map((part) => wrong.reduce((left, { what, instead }) => left.replace(what, instead), part))
  return Object.assign(parts, { raw: parts })
}

/**
 * The same connection, but with mistakes in its statements, so that the counterpart of each race test shows what a lock
 * or condition is for.
 */
export function carelessDb<Connection extends Db | Tx>(
  db: Connection,
  ...careless: readonly Carelessness[]
): Connection {
  return new Proxy(db, {
    apply(target, self, [first, ...values]: [unknown, ...unknown[]]) {
      const isStatement = Array.isArray(first) && 'raw' in first
      const strings = isStatement ? carelessly(first as unknown as TemplateStringsArray, careless) : first
      return Reflect.apply(target as unknown as Statement, self, [strings, ...values])
    },
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if ((name !== 'begin' && name !== 'savepoint') || typeof found !== 'function') return found
      return (...given: unknown[]) =>
        Reflect.apply(
          found,
          target,
          given.map((one) =>
            typeof one === 'function' ? (tx: Tx) => (one as Work)(carelessDb(tx, ...careless)) : one,
          ),
        )
    },
  })
}

/** A database function, and a mistake to simulate in it. */
export interface CarelessFunction {
  readonly name: string
  readonly what: RegExp
  readonly instead: string
}

/** Runs `work` while a database function locks no rows; the function is restored afterwards. */
export const whileUnlocked = <T>(db: Db, name: string, work: () => Promise<T>): Promise<T> =>
  whileCareless(db, { name, what: /\bperform from [^;]*\bfor (no key )?update;/, instead: '' }, work)

/** Runs `work` while a database function contains a simulated mistake. */
export async function whileCareless<T>(db: Db, careless: CarelessFunction, work: () => Promise<T>): Promise<T> {
  const { name, what, instead } = careless
  const [made] = await db<[{ definition: string }]>`
    select pg_get_functiondef(${name}::regproc) as definition`
  if (!what.test(made.definition)) throw new Error(`The function ${name} contains nothing that matches ${what}.`)
  await db.unsafe(made.definition.replace(what, instead))
  try {
    return await work()
  } finally {
    await db.unsafe(made.definition)
  }
}
