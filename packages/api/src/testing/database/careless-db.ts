import type { Db, Tx } from '../../db.ts'

/** What a careless writer would have left out of a statement: in statements that look so, this stands there instead. */
export interface Carelessness {
  readonly of: RegExp
  readonly what: RegExp
  readonly instead: string
}

const lock = /\bfor (no key )?update( of \w+(, \w+)*)?(?! skip)/

/** Statements that look so lock no rows. */
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

/** The same connections, whose statements lack what keeps others out: each twin of a race shows what one of them is for. */
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

/** A function of the database, and what a careless writer would have written in place of a part of it. */
export interface CarelessFunction {
  readonly name: string
  readonly what: RegExp
  readonly instead: string
}

/** Runs `work` while a function of the database locks no rows; afterwards it is as it was. */
export const whileUnlocked = <T>(db: Db, name: string, work: () => Promise<T>): Promise<T> =>
  whileCareless(db, { name, what: /\bperform from [^;]*\bfor (no key )?update;/, instead: '' }, work)

/** Runs `work` while a function of the database is as a careless writer would have written it. */
export async function whileCareless<T>(db: Db, careless: CarelessFunction, work: () => Promise<T>): Promise<T> {
  const { name, what, instead } = careless
  const [made] = await db<[{ definition: string }]>`
    select pg_get_functiondef(${name}::regproc) as definition`
  if (!what.test(made.definition)) throw new Error(`The function ${name} has nothing that looks like ${what}.`)
  await db.unsafe(made.definition.replace(what, instead))
  try {
    return await work()
  } finally {
    await db.unsafe(made.definition)
  }
}
