import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Suggestion } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { searchWords, wordsIn } from '@nukkad/finder'
import { completions } from './completions.ts'
import type { ShownDocument } from './documents/documents.repository.ts'
import { suggestedDocument, suggestedProduct, suggestedSearch } from './suggestions.ts'

const mostShown = 10
/** The most suggestions of one kind while other kinds have some. */
const mostOfKind: Readonly<Record<string, number>> = { product: 4, query: 2 }
const mostOfAny = 4
const byKind: Readonly<Record<string, number>> = {
  locality: 9,
  category: 8,
  place: 7,
  brand: 6,
  event: 5,
  mall: 5,
  tag: 5,
  author: 5,
  map: 4,
  product: 4,
  post: 3,
  video: 3,
}
const worth = { exact: 60, beginning: 40, allWords: 25, firstCompletion: 45, nextCompletion: 30 } as const
const near = { here: 15, anywhere: 10, merchant: 8, elsewhere: 0 } as const

interface Typed {
  /** The text with its spelling corrected. */
  readonly text: string
  readonly city: string | undefined
  readonly hrefOf: (q: string) => string
}

/** Suggestions for a partly typed text, likeliest first; no kind crowds out the others. */
export function likeliest(
  { text, city, hrefOf }: Typed,
  documents: readonly ShownDocument[],
  products: readonly ProductCard[],
): Suggestion[] {
  const words = searchWords(text)
  const scored = [
    ...documents.map((document, rank) => ({
      suggestion: suggestedDocument(document, city),
      score: fit(document.title, words) + nearness(document, city) + (byKind[document.kind] ?? 0) - rank / 4,
    })),
    ...products.map((product, rank) => ({
      suggestion: suggestedProduct(product),
      score: fit(product.title, words) + near.anywhere + (byKind.product ?? 0) - rank / 4,
    })),
    ...completions(words, [...documents, ...products]).map((completion, rank) => ({
      suggestion: suggestedSearch(completion, hrefOf(completion)),
      score: rank === 0 ? worth.firstCompletion : worth.nextCompletion,
    })),
  ].sort((one, other) => other.score - one.score)
  return balanced(scored.map(({ suggestion }) => suggestion))
}

function fit(title: string, words: readonly string[]): number {
  const own = wordsIn(title)
  const last = words.at(-1) ?? ''
  if (own.join(' ') === words.join(' ')) return worth.exact
  const beginning = own.slice(0, words.length)
  const isWhole = words.slice(0, -1).every((word, at) => beginning[at] === word)
  if (isWhole && beginning.at(-1)?.startsWith(last)) return worth.beginning
  const holdsAll = words.slice(0, -1).every((word) => own.includes(word)) && own.some((word) => word.startsWith(last))
  return holdsAll ? worth.allWords : 0
}

function nearness({ kind, city }: ShownDocument, asked: string | undefined): number {
  if (city === null || asked === undefined) return near.anywhere
  if (city === asked) return near.here
  return kind === 'brand' ? near.merchant : near.elsewhere
}

function balanced(sorted: readonly Suggestion[]): Suggestion[] {
  const counts = new Map<string, number>()
  const addresses = new Set<string>()
  const chosen: Suggestion[] = []
  const left: Suggestion[] = []
  for (const suggestion of sorted) {
    if (addresses.has(suggestion.href)) continue
    addresses.add(suggestion.href)
    const { kind } = suggestion
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count <= (mostOfKind[kind] ?? mostOfAny)) chosen.push(suggestion)
    else if (kind !== 'query') left.push(suggestion)
  }
  return [...chosen, ...left].slice(0, mostShown)
}
