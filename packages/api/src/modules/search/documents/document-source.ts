import { asTyped, type Dictionary, searchWords, type WordReader } from '@nukkad/finder'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db.ts'
import { createAnswerCache } from '../../catalogue/answers/answer-cache.ts'
import { type ShownDocument, shownDocuments } from './documents.repository.ts'
import { type Counted, type DocumentAsk, type DocumentsFound, findDocuments } from './find-documents.ts'
import type { LiveDocuments } from './live-documents.ts'
import { findPlainly } from './plain-search.repository.ts'

export interface DocumentSourceParts {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly live: LiveDocuments
  /** The meanings of words; the shop maintains the list. */
  readonly meanings: () => Promise<Dictionary['meanings']>
}

export interface ShownDocuments extends Counted {
  readonly documents: readonly ShownDocument[]
}

/** `text` is spelled as it is meant; with `isTyping` its last word may be the start of a longer one. */
export type FindDocuments = (
  text: string,
  ask: DocumentAsk & { readonly isTyping?: boolean },
) => Promise<ShownDocuments>

/** How often the index is brought up to date for one answer while documents keep changing. */
const mostTries = 4
const noNames: Dictionary['names'] = new Map()

/**
 * Finds places, posts, events and everything else that is not a product: picked by a search engine, and shown from the
 * database in one statement. While the engine is being filled, is down or cannot follow changes, the database answers
 * alone, in the same shape.
 */
export function createDocumentSource({ db, now, log, live, meanings }: DocumentSourceParts) {
  const answers = createAnswerCache<Promise<DocumentsFound>>(1_000)

  const find: FindDocuments = async (text, { isTyping = false, ...ask }) => {
    const known = await meanings()
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const engine = live.current()
      if (!engine) break
      if (engine.dictionary.meanings !== known) engine.learn({ meanings: known, names: noNames, offered: [] })
      const [{ snapshot }, at] = [live, now()]
      const pick = async () => findDocuments(engine, asTyped(await engine.understand(text, isTyping)), { ...ask, at })
      try {
        const picked = await answers.of(JSON.stringify([text, isTyping, ask]), engine.versionAt(at), pick)
        const { documents, isBehind } = await shownDocuments(db, { ids: picked.ids, snapshot, now: now() })
        if (!isBehind) live.confirm()
        if (!isBehind || tries === mostTries) return { ...picked, documents }
        await live.catchUp()
      } catch (error) {
        log.warn({ err: error }, 'the search engine does not respond, or could not be updated')
        live.lose()
        break
      }
    }
    return plainly(text, ask)
  }

  async function plainly(text: string, ask: DocumentAsk): Promise<ShownDocuments> {
    const wanted = { ...ask, words: searchWords(text), city: ask.city, kinds: ask.kinds, now: now() }
    const first = await findPlainly(db, { ...wanted, isForgiving: false })
    const { documents, counts } =
      first.counts.length > 0 || wanted.words.length === 0
        ? first
        : await findPlainly(db, { ...wanted, isForgiving: true })
    const byKind = new Map(counts.map(({ kind, count }) => [kind, count]))
    const total = counts.reduce((sum, { kind, count }) => sum + (ask.kinds?.includes(kind) === false ? 0 : count), 0)
    return { documents, total, strong: total, counts: byKind, strongCounts: byKind }
  }

  return {
    find,
    /** Interprets words by what documents contain; undefined while the engine is unavailable. */
    reader(): WordReader | undefined {
      const engine = live.current()
      return (
        engine && {
          understand: (words, isTyping) =>
            engine.understand(words, isTyping).catch((error: unknown) => {
              // Marks the engine as unavailable, so that the next search does not wait for it again.
              live.lose()
              log.warn({ err: error }, 'the search engine does not analyse text')
              throw error
            }),
        }
      )
    },
    /** Catches up with changes, before a new word is taken for a misspelt known one. */
    async follow(): Promise<void> {
      const { isBehind } = await shownDocuments(db, { ids: [], snapshot: live.snapshot, now: now() })
      if (isBehind) await live.catchUp()
    },
  }
}
