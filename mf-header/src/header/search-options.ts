import type { AnswerOf } from '@nukkad/contracts'
import type { autocomplete, defaultSearch, Suggestion } from '@nukkad/contracts/endpoints/search'
import { hrefs } from '@nukkad/platform'

/** One line below the field. `words` are searched for and remembered; without them `href` is simply gone to. */
export interface SearchOption {
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
type Beginnings = AnswerOf<typeof defaultSearch>['data']

const search = (words: string, line: string | null = null): SearchOption => ({
  title: words,
  line,
  href: hrefs.shopSearch(words),
  image: null,
  words,
})

const titles: Readonly<Record<string, string>> = {
  query: 'Searches',
  category: 'Shelves',
  brand: 'Makers',
  product: 'Products',
}

const optionOf = ({ kind, title, line, href, image }: Suggestion): SearchOption => ({
  title,
  line,
  href,
  image,
  words: kind === 'query' ? title : null,
})

/** Before anything is typed: what this person searched lately, then what others search. */
export function beginningsOf(recent: readonly string[], beginnings: Beginnings | undefined): readonly SearchGroup[] {
  const isRecent = (words: string) => recent.some((one) => one.toLowerCase() === words.toLowerCase())
  const popular = (beginnings?.popular ?? []).filter(({ title }) => !isRecent(title))
  return filled([
    { title: 'You searched', options: recent.map((words) => search(words)) },
    {
      title: 'Often searched',
      options: popular.slice(0, 6).map(({ title, href }) => ({ title, line: null, href, image: null, words: title })),
    },
    { title: 'Shelves', options: (beginnings?.categories ?? []).slice(0, 4).map(optionOf) },
  ])
}

/** While typing: another spelling first, then what the words may lead to, by kind. Kinds that nobody here knows are left out. */
export function suggestionsOf(answer: Suggestions | undefined): readonly SearchGroup[] {
  if (!answer) return []
  const { correctedTo, suggestions } = answer
  return filled([
    { title: 'Did you mean', options: correctedTo ? [search(correctedTo)] : [] },
    ...Object.entries(titles).map(([kind, title]) => ({
      title,
      options: suggestions
        .filter((one) => one.kind === kind && one.title.toLowerCase() !== correctedTo?.toLowerCase())
        .map(optionOf),
    })),
  ])
}

const filled = (groups: readonly SearchGroup[]) => groups.filter(({ options }) => options.length > 0)
