import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db.ts'
import { createAnswerCache } from '../../catalogue/answer-cache.ts'
import { asTyped, understand, type Wordbook } from '../../catalogue/finder/meaning.ts'
import { searchWords } from '../../catalogue/finder/words.ts'
import { type Counted, findThings, type ThingAsk, type ThingsFound } from './find-things.ts'
import type { LiveThings } from './live-things.ts'
import type { ThingIndex } from './thing-index.ts'
import { plainlyFound, type ShownThing, shownThings } from './things.repository.ts'

export interface ThingSourceParts {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly live: LiveThings
  /** What words mean; the shop keeps the list. */
  readonly frame: () => Promise<Wordbook['frame']>
}

export interface ShownThings extends Counted {
  readonly things: readonly ShownThing[]
}

/** `text` is spelled as it is meant; with `isTyping` its last word may be the beginning of a longer one. */
export type FindThings = (text: string, ask: ThingAsk & { readonly isTyping?: boolean }) => Promise<ShownThings>

/** Times that the index is brought up to the database for one answer, when things change all the while. */
const mostTries = 4

/**
 * Finds places, posts, events and all else that is no product: in memory, shown from the database in one statement. While
 * the memory is being read, is broken or cannot follow, the database answers by itself, in the same shape.
 */
export function createThingSource({ db, now, log, live, frame }: ThingSourceParts) {
  const answers = createAnswerCache<ThingsFound>(1_000)
  let cachedOf: ThingIndex | undefined
  let epoch = 0

  /** A fresh index counts its versions from 0 again. */
  function stateOf(index: ThingIndex): number {
    if (index !== cachedOf) epoch += 1e9
    cachedOf = index
    return epoch + index.version
  }

  const find: FindThings = async (text, { isTyping = false, ...ask }) => {
    const meanings = await frame()
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const index = live.current()
      if (!index) break
      index.sweep(now())
      index.frame = meanings
      const { snapshot } = live
      const picked = answers.of(JSON.stringify([text, isTyping, ask]), stateOf(index), () =>
        findThings(index, asTyped(understand(index, text, isTyping)), ask),
      )
      try {
        const { things, isBehind } = await shownThings(db, { ids: picked.ids, snapshot, now: now() })
        if (!isBehind) live.confirm()
        if (!isBehind || tries === mostTries) return { ...picked, things }
        await live.catchUp()
      } catch (error) {
        log.warn({ err: error }, 'the search could not follow what changed')
        break
      }
    }
    return plainly(text, ask)
  }

  async function plainly(text: string, ask: ThingAsk): Promise<ShownThings> {
    const wanted = { ...ask, words: searchWords(text), city: ask.city, kinds: ask.kinds, now: now() }
    const first = await plainlyFound(db, { ...wanted, isForgiving: false })
    const { things, counts } =
      first.counts.length > 0 || wanted.words.length === 0
        ? first
        : await plainlyFound(db, { ...wanted, isForgiving: true })
    const byKind = new Map(counts.map(({ kind, count }) => [kind, count]))
    const total = counts.reduce((sum, { kind, count }) => sum + (ask.kinds?.includes(kind) === false ? 0 : count), 0)
    return { things, total, strong: total, counts: byKind, strongCounts: byKind }
  }

  return {
    find,
    current: () => live.current(),
    /** Looks whether something was committed meanwhile, before a new word is taken for a misspelt old one. */
    async follow(): Promise<void> {
      const { isBehind } = await shownThings(db, { ids: [], snapshot: live.snapshot, now: now() })
      if (isBehind) await live.catchUp()
    },
  }
}
