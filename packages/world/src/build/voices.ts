import type { PlaceSeed, PostSeed } from '../data/content-types.ts'
import { people } from '../data/people.ts'
import { commentWords, placeFillings, placeWords } from '../data/place-words.ts'
import { readers } from '../data/readers.ts'
import { placeTitles } from '../data/review-titles.ts'
import { type Chance, chanceOf } from '../random.ts'
import { titledOnce } from './saying-once.ts'
import type { WorldProduct } from './types.ts'

interface PlaceVoice {
  readonly email: string
  readonly author: string
  readonly rating: 3 | 4 | 5
  readonly title: string
  readonly body: string
  readonly daysAgo: number
}
interface Comment {
  readonly email: string
  readonly body: string
  readonly daysAgo: number
}

/** Fills a sentence's gaps, never producing the same sentence twice. */
function sayer(chance: Chance, patterns: readonly string[]) {
  const said = new Set<string>()
  return (): string | undefined => {
    for (let tries = 0; tries < 40; tries += 1) {
      const sentence = chance
        .pick(patterns)
        .replace(/\{(\w+)\}/g, (_, gap) => chance.pick(placeFillings[gap as keyof typeof placeFillings]))
      if (said.has(sentence)) continue
      said.add(sentence)
      return sentence
    }
    return undefined
  }
}

/** Visitors' reviews of a place; places listed first by a city have the most. One review per person. */
export function placeVoices(place: PlaceSeed, rank: number): PlaceVoice[] {
  const chance = chanceOf(`voices of ${place.slug}`)
  const say = sayer(chance, placeWords[place.type])
  const count = rank < 10 ? chance.whole(14, 28) : chance.whole(3, 12)
  const voices = chance.some(readers, count).flatMap(({ email, first, last }): PlaceVoice[] => {
    const rating = chance.hits(0.58) ? 5 : chance.hits(0.76) ? 4 : 3
    const body = [say(), chance.hits(0.4) ? say() : undefined].filter(Boolean).join(' ')
    const author = `${first} ${last.charAt(0)}.`
    const title = chance.pick(placeTitles[rating])
    return body ? [{ email, author, rating, title, body, daysAgo: chance.whole(1, 420) }] : []
  })
  return titledOnce(voices, chanceOf(`titles of ${place.slug}`), placeTitles)
}

/** Readers' comments on a post, dated after its publication. */
export function postComments({ slug, saves, daysAgo }: PostSeed): Comment[] {
  const chance = chanceOf(`comments on ${slug}`)
  const say = sayer(chance, commentWords)
  const count = Math.min(9, chance.whole(0, 3) + Math.round(saves / 250))
  return chance.some(readers, count).flatMap(({ email }) => {
    const body = say()
    return body ? [{ email, body, daysAgo: daysAgo * chance.next() }] : []
  })
}

/** The users who saved a post: more for a more popular one. */
export const postSavers = ({ slug, saves }: PostSeed): string[] =>
  chanceOf(`savers of ${slug}`)
    .some(readers, Math.min(readers.length, Math.max(3, Math.round(saves / 10))))
    .map(({ email }) => email)

export const placeSavers = ({ slug }: PlaceSeed, rank: number): string[] => {
  const chance = chanceOf(`savers of ${slug}`)
  return chance.some(readers, rank < 10 ? chance.whole(24, 60) : chance.whole(4, 20)).map(({ email }) => email)
}

export const followersOf = (author: string): string[] => {
  const chance = chanceOf(`followers of ${author}`)
  return chance.some(readers, chance.whole(38, 110)).map(({ email }) => email)
}

/** The readers who saved a product: more for one that sells well, and nobody for some. */
export const productSavers = ({ slug, sales }: Pick<WorldProduct, 'slug' | 'sales'>): string[] => {
  const chance = chanceOf(`savers of ${slug}`)
  const count = Math.min(60, chance.whole(0, 9) + Math.round(sales / 20))
  return chance.some(readers, count).map(({ email }) => email)
}

const savesOfCustomer = 14
/** What the demo customers saved, of all the shop. */
export const customerSaves = (products: readonly Pick<WorldProduct, 'slug'>[]): { email: string; slug: string }[] =>
  people
    .filter(({ role }) => role === 'user')
    .flatMap(({ email }) =>
      chanceOf(`saves of ${email}`)
        .some(products, savesOfCustomer)
        .map(({ slug }) => ({ email, slug })),
    )
