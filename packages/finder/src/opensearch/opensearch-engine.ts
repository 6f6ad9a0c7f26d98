import type { Fields } from '../field-shapes.ts'
import type { AnyDocument } from '../fields/field-set.ts'
import type { AnyFound, Query } from '../query.ts'
import type { Changed, SearchEngine } from '../search-engine.ts'
import type { DocumentOf, IndexShape } from '../shape.ts'
import { type MeantWord, understand } from '../words/meaning.ts'
import { Vocabulary } from '../words/vocabulary.ts'
import type { Dictionary } from '../words/wordbook.ts'
import { foundFrom, searchBody } from './asking.ts'
import type { Connection } from './connection.ts'
import { storedDocument } from './stored-document.ts'
import { askedWords, wordbookFrom, wordsBody } from './understanding.ts'

/** The engine only knows its fields at run time. */
const untyped = <F extends Fields, SortName extends string>(shape: IndexShape<F, SortName>) =>
  shape as unknown as IndexShape

const noDictionary: Dictionary = { meanings: new Map(), names: new Map(), offered: [] }

/** The lines of a bulk request: each action followed by its document. */
function linesOf<F extends Fields>(shape: IndexShape, { put, removed }: Changed<F>): object[] {
  const documents = put as unknown as readonly AnyDocument[]
  const kept = new Set(documents.map(({ id }) => id))
  return [
    ...removed.flatMap((id) => (kept.has(id) ? [] : [{ delete: { _id: String(id) } }])),
    ...documents.flatMap((document) => [{ index: { _id: String(document.id) } }, storedDocument(shape, document)]),
  ]
}

/** Adds documents to an index that is not searched yet. */
export const fillIndex = <F extends Fields, SortName extends string>(
  connection: Connection,
  shape: IndexShape<F, SortName>,
  index: string,
  put: readonly DocumentOf<F>[],
): Promise<void> => connection.bulk(index, linesOf(untyped(shape), { put, removed: [] }), {})

/** A search engine for the index behind an alias; the server speaks OpenSearch's protocol. */
export function createOpenSearchEngine<F extends Fields, SortName extends string>(
  connection: Connection,
  typedShape: IndexShape<F, SortName>,
  alias: string,
): SearchEngine<F, SortName> & { noteChange(): void } {
  const shape = untyped(typedShape)
  if (shape.pairs) throw new Error('Only in-memory indexes support pairs of fields.')
  let dictionary = noDictionary
  let offered = new Vocabulary()
  let changes = 0

  async function readWords(text: string, isTyping = false): Promise<MeantWord[]> {
    const words = askedWords(dictionary, text)
    const answer = words.length === 0 ? undefined : await connection.search(alias, wordsBody(shape, words))
    const book = answer
      ? wordbookFrom(dictionary, offered, words, answer)
      : { vocabulary: new Vocabulary(), dictionary, weightOf: () => 0, isValue: () => false }
    return understand(book, text, isTyping)
  }

  async function find(query: Query, now: Date): Promise<AnyFound> {
    const answer = await connection.search(alias, searchBody(shape, dictionary.names, query, now))
    return foundFrom(shape, query, answer)
  }

  return {
    get dictionary() {
      return dictionary
    },
    learn(learnt) {
      dictionary = learnt
      offered = new Vocabulary()
      for (const word of learnt.offered) offered.add(word)
      changes += 1
    },
    async write(changed) {
      await connection.bulk(alias, linesOf(shape, changed), { refresh: true, require_alias: true })
      changes += 1
    },
    /** Another process has written. */
    noteChange() {
      changes += 1
    },
    // Visibility begins and ends on full seconds.
    versionAt: (now) => changes * 2 ** 32 + Math.floor(now.getTime() / 1000),
    understand: readWords,
    // The fields get their types back here.
    find: find as unknown as SearchEngine<F, SortName>['find'],
  }
}
