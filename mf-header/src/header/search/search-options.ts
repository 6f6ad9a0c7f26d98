import type { AnswerOf } from '@nukkad/contracts'
import type { autocomplete, Suggestion } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { isKnownKind } from '@nukkad/ui/kind-icon'

/** One option below the field. `words` are searched for and remembered; without them `href` is simply followed. */
export interface SearchOption {
  readonly kind: string
  readonly title: string
  readonly line: string | null
  readonly href: string
  readonly image: Suggestion['image']
  readonly words: string | null
}
export interface SearchGroup {
  readonly title: string
  readonly options: readonly SearchOption[]
}

type Suggestions = AnswerOf<typeof autocomplete>['data']
type HrefOf = (words: string) => string

const search = (words: string, kind: string, href: string): SearchOption => ({
  kind,
  title: words,
  line: null,
  href,
  image: null,
  words,
})

const optionOf = ({ kind, title, line, href, image }: Suggestion): SearchOption => ({
  kind,
  title,
  line,
  href,
  image,
  words: kind === 'query' ? title : null,
})

/** Unknown kinds are left out. */
const known = (suggestions: readonly Suggestion[]) => suggestions.filter(({ kind }) => isKnownKind(kind)).map(optionOf)

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Before anything is typed: the visitor's recent searches, then popular ones. */
export function beginningsOf(
  recent: readonly string[],
  beginnings: readonly Suggestion[] | undefined,
  hrefOf: HrefOf,
): readonly SearchGroup[] {
  const others = known(beginnings ?? []).filter(({ words }) => !recent.some((one) => isSame(one, words ?? '')))
  return filled([
    { title: 'You searched', options: recent.map((words) => search(words, 'recent', hrefOf(words))) },
    { title: 'People look for', options: others },
  ])
}

/** While typing: a spelling correction first, then suggestions, the most likely first. */
export function suggestionsOf(answer: Suggestions | undefined, hrefOf: HrefOf): readonly SearchGroup[] {
  if (!answer) return []
  const { correctedTo, suggestions, href } = answer
  const others = known(suggestions).filter(({ words }) => !(words && correctedTo && isSame(words, correctedTo)))
  return filled([
    {
      title: 'Did you mean',
      options: correctedTo ? [search(correctedTo, 'query', href ?? hrefOf(correctedTo))] : [],
    },
    { title: 'Suggestions', options: others },
  ])
}

const filled = (groups: readonly SearchGroup[]) => groups.filter(({ options }) => options.length > 0)
