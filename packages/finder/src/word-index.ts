import type { Bits } from './sets/bits.ts'
import type { BlockAllocator } from './sets/block-allocator.ts'
import { Members } from './sets/members.ts'
import type { Vocabulary } from './words/vocabulary.ts'
import { wordsIn } from './words/words.ts'

const longest = 40

/** The documents that contain a word, in their titles or in their texts. */
export class WordIndex {
  readonly #members = new Map<string, Members>()
  readonly #vocabulary: Vocabulary
  readonly #allocator: BlockAllocator

  constructor(vocabulary: Vocabulary, allocator: BlockAllocator) {
    this.#vocabulary = vocabulary
    this.#allocator = allocator
  }

  put(at: number, text: string): void {
    for (const word of new Set(wordsIn(text))) {
      if (word.length > longest) continue
      if (word.length > 1) this.#vocabulary.add(word)
      this.#membersOf(word).add(at)
    }
  }

  addTo(set: Bits, words: readonly string[]): void {
    for (const word of words) this.#members.get(word)?.addTo(set)
  }

  /** How many documents contain the word; deleted ones count too, so this is only for weighing. */
  sizeOf(word: string): number {
    return this.#members.get(word)?.size ?? 0
  }

  #membersOf(word: string): Members {
    const known = this.#members.get(word)
    if (known) return known
    const made = new Members(this.#allocator)
    this.#members.set(word, made)
    return made
  }
}
