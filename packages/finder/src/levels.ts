import type { MemoryIndex } from './memory-index.ts'
import { addAll, type Bits, keepCommon } from './sets/bits.ts'
import type { LevelSource } from './shape.ts'
import { type MeantWord, wholeNamesOf } from './words/meaning.ts'

/** Adds the documents that have a word of a search in one place. */
const sources: Readonly<Record<LevelSource, (index: MemoryIndex, set: Bits, word: MeantWord) => void>> = {
  'whole-names-in-title'(index, set, word) {
    const { words } = word
    const named = index.scratch.empty()
    if (addWholeNames(index, named, word)) {
      const titled = index.scratch.empty()
      index.title.addTo(titled, words)
      keepCommon(titled, named)
      addAll(set, titled)
      index.scratch.giveBack(titled)
    } else index.title.addTo(set, words)
    index.scratch.giveBack(named)
  },
  'whole-names'(index, set, word) {
    if (!addWholeNames(index, set, word)) index.title.addTo(set, word.words)
  },
  title: ({ title }, set, { words }) => title.addTo(set, words),
  'title-by-meaning': ({ title }, set, { meanings }) => title.addTo(set, meanings),
  names: (index, set, { typed, words, meanings }) => {
    for (const word of words) addNamed(index, set, word)
    for (const word of meanings) addNamed(index, set, word)
    for (const list of index.fields.searched()) list.addValue(set, typed)
  },
  text: ({ text }, set, { words }) => text.addTo(set, words),
  'text-by-meaning': ({ text }, set, { meanings }) => text.addTo(set, meanings),
}

/**
 * The documents that match all words, by how well: a set for each level of the shape, which includes the one before it.
 * Return the sets to the scratch pool afterwards.
 */
export function levelsOf(index: MemoryIndex, words: readonly MeantWord[]): Bits[] {
  const { scratch, shape } = index
  const levels = shape.levels.map(() => scratch.copyOf(index.live))
  for (const word of words) {
    const set = scratch.empty()
    for (const [at, source] of shape.levels.entries()) {
      sources[source](index, set, word)
      keepCommon(levels[at] as Bits, set)
    }
    scratch.giveBack(set)
  }
  if (words.length === 0) for (const level of levels) level.fill(0)
  return levels
}

/** Adds the documents whose value has the word as its whole name; returns false if there is no such name. */
function addWholeNames({ dictionary, fields }: MemoryIndex, set: Bits, word: MeantWord): boolean {
  const names = wholeNamesOf(dictionary.names, word)
  for (const { field, value } of names) fields.keywords(field).addValue(set, value)
  return names.length > 0
}

function addNamed({ dictionary, fields }: MemoryIndex, set: Bits, word: string): void {
  for (const { field, value } of dictionary.names.get(word) ?? []) fields.keywords(field).addValue(set, value)
}
