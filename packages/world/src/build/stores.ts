import { localities } from '../data/localities.ts'
import { directions, hourPatterns, landmarks, lanes, storeLines } from '../data/store-facts.ts'
import { chanceOf } from '../random.ts'
import { merchants } from './merchants.ts'

export interface WorldStore {
  readonly slug: string
  readonly maker: string
  readonly name: string
  readonly lines: readonly string[]
  readonly city: string
  readonly locality: string
  readonly pincode: string
  /** Null if only the pincode is known. */
  readonly point: readonly [lat: number, lng: number] | null
  readonly phone: string
  readonly hours: readonly ({ readonly opens: string; readonly closes: string } | null)[]
  readonly line: string
  readonly directions: string
}

/** Stores with details written by hand. */
const known: Readonly<Record<string, Partial<WorldStore>>> = {
  'dilli-dyers-shahpur-jat': {
    lines: ['Basement, 118 Dada Jungi Lane', 'behind the Slice of Italy corner'],
    point: [28.5494, 77.2139],
    line: 'The printing tables are downstairs; mind the last step, it is always wet with indigo.',
    directions:
      'From the Panchsheel Park metro, ten minutes on foot. Turn in at the banyan and follow the smell of dye.',
  },
}

/** One store per maker, in the neighbourhood where they work. */
export const stores: readonly WorldStore[] = merchants.map((maker, at) => {
  const slug = `${maker.slug}-${maker.locality}`
  const chance = chanceOf(`store:${slug}`)
  const locality = localities.find(({ city, slug: name }) => city === maker.city && name === maker.locality)
  if (!locality) throw new Error(`${maker.name} has no neighbourhood.`)
  return {
    slug,
    maker: maker.slug,
    name: `${maker.name}, ${locality.name}`,
    lines: [`${chance.whole(2, 148)} ${chance.pick(lanes)}`, chance.pick(landmarks)],
    city: maker.city,
    locality: locality.name,
    pincode: locality.pincode,
    point: null,
    phone: `90000${String(10_000 + at * 37)}`,
    hours: chance.pick(hourPatterns),
    line: chance.pick(storeLines),
    directions: chance.pick(directions).replace('{locality}', locality.name),
    ...known[slug],
  }
})
