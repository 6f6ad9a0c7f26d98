import type { Fields } from '../field-shapes.ts'
import { stalesAfter } from '../follower.ts'
import type { SearchEngine } from '../search-engine.ts'
import type { DocumentOf, IndexShape } from '../shape.ts'
import type { Connection } from './connection.ts'
import { fingerprintOf, mappingOf, settingsOf } from './mapping.ts'
import { createOpenSearchEngine, fillIndex } from './opensearch-engine.ts'

/** How current an index is: it includes everything committed by a snapshot. */
interface IndexState {
  readonly snapshot: string
  /** When this was last recorded, in milliseconds. */
  readonly at: number
}

/** An index of an engine shared by all processes, under an alias that always points to a complete index. */
export interface SharedIndex<F extends Fields, SortName extends string> {
  readonly engine: SearchEngine<F, SortName>
  /** Undefined if there is no index, or none recent enough to catch up. */
  state(): Promise<IndexState | undefined>
  note(snapshot: string): Promise<void>
  /** Another process has changed the index. */
  noteChange(): void
  /** Builds a new index of all documents; it replaces the old one only once it is complete. */
  build(batches: AsyncIterable<readonly DocumentOf<F>[]>, snapshot: string): Promise<void>
}

const stateId = 'state'
/** An index without a state that is younger than this (ms) may still be under construction by another process. */
const longestBuild = 3_600_000

const isYoung = ({ at }: IndexState, now: number) => now - at < stalesAfter
const stateOf = (stored: Record<string, unknown> | undefined) => stored?.state as IndexState | undefined

export function createSharedIndex<F extends Fields, SortName extends string>(
  connection: Connection,
  shape: IndexShape<F, SortName>,
  { name, now = Date.now }: { readonly name: string; readonly now?: () => number },
): SharedIndex<F, SortName> {
  const untyped = shape as unknown as IndexShape
  const alias = `${name}-${fingerprintOf(untyped)}`
  const engine = createOpenSearchEngine(connection, shape, alias)
  const stateLines = (snapshot: string) => [
    { index: { _id: stateId } },
    { state: { snapshot, at: now() } satisfies IndexState },
  ]

  async function fill(index: string, batches: AsyncIterable<readonly DocumentOf<F>[]>): Promise<void> {
    for await (const put of batches) await fillIndex(connection, shape, index, put)
    await connection.refresh(index)
  }

  /** Removes indexes of this name that are no longer used: replaced, never finished, or belonging to an old release. */
  async function removeOthers(current: string): Promise<void> {
    const gone: string[] = []
    for (const { name: index, aliases } of await connection.indicesOf(`${name}-`)) {
      if (index === current) continue
      const state = stateOf(await connection.get(index, stateId))
      const age = now() - Number(index.split('-').at(-1))
      const isUsed = aliases.length > 0 ? state && isYoung(state, now()) : !state && age < longestBuild
      if (!isUsed) gone.push(index)
    }
    if (gone.length > 0) await connection.removeIndices(gone)
  }

  return {
    engine,

    async state() {
      const state = stateOf(await connection.get(alias, stateId))
      return state && isYoung(state, now()) ? state : undefined
    },

    note: (snapshot) => connection.bulk(alias, stateLines(snapshot), { require_alias: true }),
    noteChange: () => engine.noteChange(),

    async build(batches, snapshot) {
      const index = `${alias}-${now()}`
      await connection.createIndex(index, { settings: settingsOf, mappings: mappingOf(untyped) })
      try {
        await fill(index, batches)
        await connection.bulk(index, stateLines(snapshot), {})
        const before = (await connection.indicesOf(`${alias}-`)).filter(({ aliases }) => aliases.includes(alias))
        await connection.point(
          alias,
          index,
          before.map((one) => one.name),
        )
      } catch (error) {
        // An incomplete index is never used: a later build removes what can't be removed now.
        await connection.removeIndices([index]).catch(() => {})
        throw error
      }
      engine.noteChange()
      // The new index is active, whatever happens to the others: a later build looks for them again.
      await removeOthers(index).catch(() => {})
    },
  }
}
