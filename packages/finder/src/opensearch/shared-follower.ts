import type { Fields } from '../field-shapes.ts'
import { mostChanges, readAtOnce } from '../follower.ts'
import type { Changes, Source } from '../follower-source.ts'
import type { DocumentOf } from '../shape.ts'
import type { SharedIndex } from './shared-index.ts'

type Rows<F extends Fields> = Pick<Source<never, DocumentOf<F>, Changes>, 'begin' | 'textsAfter' | 'changesSince'>

/** The source that a shared index follows: rows of a database, which processes read and index one after the other. */
export interface SharedSource<F extends Fields> {
  /** Runs while no other process does, so that older rows are never written after newer ones. */
  inTurn<Answer>(run: (rows: Rows<F>) => Promise<Answer>): Promise<Answer>
  read(text: string): DocumentOf<F>
}

async function* batchesOf<F extends Fields>(
  rows: Rows<F>,
  read: (text: string) => DocumentOf<F>,
): AsyncGenerator<readonly DocumentOf<F>[]> {
  for (let last = 0; ; ) {
    const batch = (await rows.textsAfter(last, readAtOnce)).map(read)
    if (batch.length > 0) yield batch
    if (batch.length < readAtOnce) return
    last = batch.at(-1)?.id ?? last
  }
}

/** Keeps a shared index equal to the database, as `createFollower` does for a process's own index. */
export function createSharedFollower<F extends Fields, SortName extends string>(
  source: SharedSource<F>,
  index: SharedIndex<F, SortName>,
) {
  let snapshot = ''

  /** Another process may have updated the index in the meantime. */
  function adopt(state: { readonly snapshot: string }): void {
    if (state.snapshot !== snapshot) index.noteChange()
    snapshot = state.snapshot
  }

  async function build(rows: Rows<F>): Promise<void> {
    const begun = await rows.begin()
    await index.build(batchesOf(rows, source.read), begun.snapshot)
    snapshot = begun.snapshot
  }

  return {
    /** The point in the database's history that the index had reached when this process last read it. */
    get snapshot() {
      return snapshot
    },

    /** Adopts the existing index, or makes one. `isOutdated`: there are too many changes, so a new one is needed. */
    async begin(isOutdated: boolean): Promise<void> {
      const standing = await index.state()
      if (standing && !isOutdated) return adopt(standing)
      await source.inTurn(async (rows) => {
        const state = await index.state()
        const isNew = state && state.snapshot !== standing?.snapshot
        if (state && (isNew || !isOutdated)) adopt(state)
        else await build(rows)
      })
    },

    /** Applies what was committed since; false when that is so much that everything has to be read again. */
    takeIn(): Promise<boolean> {
      return source.inTurn(async (rows) => {
        const state = await index.state()
        if (!state) return false
        adopt(state)
        const { ids, texts, everything, snapshot: after } = await rows.changesSince(state.snapshot)
        if (everything || ids.length > mostChanges) return false
        const put = texts.map(source.read)
        const standing = new Set(put.map(({ id }) => id))
        await index.engine.write({ put, removed: ids.filter((id) => !standing.has(id)) })
        await index.note(after)
        snapshot = after
        return true
      })
    },
  }
}
