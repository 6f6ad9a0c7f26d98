import { listBallots } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { listForms } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { searchAll } from '@nukkad/contracts/endpoints/site/search'
import { type Api, queryOptions } from '@nukkad/platform'

/** The kinds of content that blocks can refer to, as the search names them. */
export type PickableKind = 'product' | 'brand' | 'place' | 'event' | 'post' | 'video' | 'map' | 'poll' | 'form'

export const namesOf: Readonly<Record<PickableKind, string>> = {
  product: 'a product',
  brand: 'a maker',
  place: 'a place',
  event: 'an event',
  post: 'a post',
  video: 'a video',
  map: 'a map',
  poll: 'a poll',
  form: 'a form',
}

export interface FoundItem {
  readonly slug: string
  readonly title: string
  readonly line: string | null
}

/** The slug in a URL or a bare slug: people copy the URL of a page. */
export const slugIn = (text: string): string => {
  const path = text.trim().split(/[?#]/, 1)[0] ?? ''
  return path.split('/').filter(Boolean).at(-1) ?? ''
}

/** The slug as words, until the real title is known. */
export const wordsOf = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

const most = 8

/** These are few enough to fetch the whole list; without a search text its first items are shown. */
const listed: { readonly [K in PickableKind]?: (api: Api, signal: AbortSignal) => Promise<FoundItem[]> } = {
  poll: async (api, signal) => {
    const { data } = await api.call(listBallots, undefined, { signal })
    const polls = data.filter(({ kind }) => kind === 'poll')
    return polls.map((one) => ({ slug: one.id, title: one.title, line: stateInWords(one) }))
  },
  form: async (api, signal) => {
    const { data } = await api.call(listForms, undefined, { signal })
    return data.map((one) => ({ slug: one.id, title: one.title, line: stateInWords(one) }))
  },
}
const stateInWords = ({ isPublished, endsAt }: { readonly isPublished: boolean; readonly endsAt: string | null }) =>
  !isPublished ? 'not published' : endsAt && Date.parse(endsAt) <= Date.now() ? 'over' : null

/** How many letters a search needs. */
export const fewestLetters = (kind: PickableKind): number => (listed[kind] ? 0 : 2)

const isNamed = ({ slug, title }: FoundItem, q: string) =>
  `${slug} ${title}`.toLowerCase().replaceAll('-', ' ').includes(q.toLowerCase().replaceAll('-', ' '))

export const foundQuery = (api: Api, kind: PickableKind, q: string, city: string | null) =>
  queryOptions({
    queryKey: ['editor', 'found', kind, q, city],
    queryFn: async ({ signal }): Promise<FoundItem[]> => {
      const all = await listed[kind]?.(api, signal)
      if (all) return all.filter((one) => isNamed(one, q)).slice(0, most)
      const query = { q, kind, pagesize: most, ...(city && kind !== 'product' && kind !== 'brand' && { city }) }
      const { data } = await api.call(searchAll, { query }, { signal })
      return data.map(({ title, line, href }) => ({ slug: slugIn(href), title, line }))
    },
    staleTime: 60_000,
  })
