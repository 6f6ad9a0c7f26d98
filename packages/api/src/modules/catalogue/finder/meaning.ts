import { type Bits, keepCommon } from './bits.ts'
import type { Option, ProductIndex } from './product-index.ts'
import type { Vocabulary } from './vocabulary.ts'
import { searchWords } from './words.ts'

/** What has to be known of words to understand a search: of the shop's, or of all else that can be found. */
export interface Wordbook {
  readonly vocabulary: Vocabulary
  readonly weightOf: (word: string) => number
  readonly frame: { readonly meansOf: ReadonlyMap<string, readonly string[]> }
  readonly options: readonly Option[]
}

/** A word of a search and the words that stand for it. */
export interface MeantWord {
  readonly typed: string
  /** The word itself, what it begins, or what it was probably meant to be. */
  readonly words: readonly string[]
  /** What it means beside that: less near. */
  readonly meanings: readonly string[]
  /** The word, or words that begin so, stand in the book. */
  readonly isKnown: boolean
  /** The words are a correction of what was typed. */
  readonly isCorrected: boolean
  /** Other corrections. */
  readonly others: readonly string[]
}

const mostBeginnings = 40
/** For a single letter only the most used words are taken, because too many begin with it. */
const mostOfLetter = 12

/** What the words of a search stand for in this shop. With `isTyping`, the last one may be the beginning of a longer one. */
export function understand(book: Wordbook, text: string, isTyping = false): MeantWord[] {
  const words = phrasesIn(book, searchWords(text))
  return words.map((word, at) => meant(book, word, isTyping && at === words.length - 1))
}

/** Words that mean something together are one: 'gol gappe', 'kaan ki bali'. The longest phrase wins. */
function phrasesIn({ frame: { meansOf } }: Wordbook, words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2].find((size) => at + size <= words.length && meansOf.has(words.slice(at, at + size).join(' ')))
    joined.push(words.slice(at, at + (length ?? 1)).join(' '))
    at += length ?? 1
  }
  return joined
}

function meant(book: Wordbook, typed: string, isBeginning: boolean): MeantWord {
  const { frame, vocabulary, weightOf } = book
  const plain = { typed, isKnown: true, isCorrected: false, others: [] }
  const isKnown = vocabulary.has(typed) || frame.meansOf.has(typed) || isSize(book, typed)
  const meanings = frame.meansOf.get(typed) ?? []
  if (typed.includes(' ')) return { ...plain, words: meanings, meanings: [] }
  const beginnings = () => vocabulary.beginningWith(typed, typed.length > 1 ? mostBeginnings : mostOfLetter, weightOf)
  if (isBeginning) {
    const words = [...new Set([typed, ...beginnings()])]
    if (words.length > 1 || isKnown)
      return { ...plain, words, meanings: [...meanings, ...words.flatMap((word) => frame.meansOf.get(word) ?? [])] }
  }
  if (isKnown) return { ...plain, words: [typed], meanings }
  const longer = typed.length > 2 ? beginnings() : []
  if (longer.length > 0)
    return { ...plain, words: longer, meanings: longer.flatMap((word) => frame.meansOf.get(word) ?? []) }
  const [nearest, ...others] = vocabulary.near(typed, weightOf)
  if (!nearest) return { ...plain, isKnown: false, words: [typed], meanings: [] }
  return {
    typed,
    isKnown: false,
    words: [nearest],
    meanings: frame.meansOf.get(nearest) ?? [],
    isCorrected: true,
    others: others.slice(0, 3),
  }
}

/** The same words, taken as they are typed: somebody who knows more has looked after the spelling. */
export const asTyped = (words: readonly MeantWord[]): MeantWord[] =>
  words.map((word) => (word.isCorrected ? { ...word, words: [word.typed], meanings: [], isCorrected: false } : word))

const isSize = ({ options }: Wordbook, word: string) =>
  options.some(({ kind, value }) => kind === 'size' && value.toLowerCase() === word)

/**
 * Who answers the words, by how well: all words in the title; in the title by meaning at least; in title, maker, shelf
 * or colour; anywhere. Each set holds the one before it. Give the sets back afterwards.
 */
export function levelsOf(index: ProductIndex, words: readonly MeantWord[]): Bits[] {
  const { scratch } = index
  const levels = Array.from({ length: 4 }, () => scratch.copyOf(index.live))
  for (const word of words) {
    const set = scratch.empty()
    const meant = [...word.words, ...word.meanings]
    const widen = [
      () => addWords(index.titleWords, set, word.words),
      () => addWords(index.titleWords, set, word.meanings),
      () => {
        for (const one of meant) addNamed(index, set, one)
        addSize(index, set, word.typed)
      },
      () => addWords(index.textWords, set, word.words),
    ]
    for (const [level, add] of widen.entries()) {
      add()
      keepCommon(levels[level] as Bits, set)
    }
    scratch.giveBack(set)
  }
  if (words.length === 0) for (const level of levels) level.fill(0)
  return levels
}

function addWords(members: ProductIndex['titleWords'], set: Bits, words: readonly string[]): void {
  for (const word of words) members.get(word)?.addTo(set)
}

function addNamed(index: ProductIndex, set: Bits, word: string): void {
  for (const { kind, key } of index.frame.named.get(word) ?? []) {
    if (kind === 'category') index.shelves.get(key as number)?.addTo(set)
    else if (kind === 'brand') index.brands.get(key as number)?.addTo(set)
    else {
      const number = index.options.findIndex((option) => option.kind === 'colour' && option.value === key)
      index.optionMembers[number]?.addTo(set)
    }
  }
}

function addSize(index: ProductIndex, set: Bits, word: string): void {
  for (const [number, { kind, value }] of index.options.entries())
    if (kind === 'size' && value.toLowerCase() === word) index.optionMembers[number]?.addTo(set)
}

export const keepIn = (levels: readonly Bits[], conditions: readonly { bits: Bits }[]): void => {
  for (const level of levels) for (const { bits } of conditions) keepCommon(level, bits)
}
