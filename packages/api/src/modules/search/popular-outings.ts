import { citySearchPath } from './addresses.ts'
import type { FindDocuments } from './documents/document-source.ts'
import { popularOutings } from './search-config.ts'

const shown = 8
const minute = 60_000
const mostCities = 50

/** Popular searches that find something in the city, cached for a minute. */
export function createPopularOutings(findDocuments: FindDocuments) {
  const known = new Map<string, { until: number; words: ReturnType<typeof readOutings> }>()

  async function readOutings(city: string | undefined): Promise<{ title: string; href: string }[]> {
    const counted = await Promise.all(
      popularOutings.map(async (title) => {
        const { total } = await findDocuments(title, { city, sort: 'popular', from: 0, to: 0 })
        return { title, total, href: citySearchPath(title, city) }
      }),
    )
    return counted
      .filter(({ total }) => total > 0)
      .slice(0, shown)
      .map(({ title, href }) => ({ title, href }))
  }

  return (city: string | undefined): ReturnType<typeof readOutings> => {
    const key = city ?? 'all'
    const before = known.get(key)
    if (before && before.until > Date.now()) return before.words
    const words = readOutings(city)
    if (known.size > mostCities) known.clear()
    known.set(key, { until: Date.now() + minute, words })
    words.catch(() => known.delete(key))
    return words
  }
}
