import { authors } from './data/authors.ts'
import type { FaceSeed } from './data/content-types.ts'
import { mix } from './picture-palette.ts'
import { chanceOf } from './random.ts'

interface Maker {
  readonly slug: string
  readonly maker: string
  readonly isWomenLed: boolean
}

const skins = ['#8a5638', '#9c6544', '#a86c48', '#b97a56', '#c98f68', '#6d4129', '#b07048'] as const
const darkHair = ['#1d1518', '#2a1a18', '#3a2a26', '#2f1f24'] as const
const greyHair = ['#8f8a86', '#b8b2ac', '#6f6a68'] as const
const cloths = [
  '#b5371f',
  '#0b6b66',
  '#3b3a66',
  '#8a4b14',
  '#9a2f4f',
  '#2f6f8c',
  '#f5a300',
  '#5f7a4a',
  '#fff5e2',
] as const

/** The face of a maker; a maker who is also an author has the same face in both places. */
export function makerFace({ slug, maker, isWomenLed }: Maker, tint: string): FaceSeed {
  const known = authors.find(({ name }) => name === maker)
  if (known) return known.face
  const chance = chanceOf(`face of ${slug}`)
  const isOlder = chance.hits(0.35)
  const skin = chance.pick(skins)
  const glasses = chance.hits(isOlder ? 0.6 : 0.25) ? { glasses: chance.pick(['round', 'square'] as const) } : {}
  const look = { skin, ...glasses, hairColour: chance.pick(isOlder ? greyHair : darkHair), cloth: chance.pick(cloths) }
  const ground = mix(tint, '#fff0d8', 0.45 + chance.next() * 0.35)
  if (isWomenLed) {
    const hair = chance.pick(['long', 'bun', 'braid', 'bob', 'curly', 'bun', 'braid'] as const)
    const wears = chance.pick(['saree', 'kurta', 'saree', 'shirt'] as const)
    return { ...look, ground, hair, wears, ...(chance.hits(0.35) && { bindi: true }) }
  }
  const hair = chance.pick(['short', 'parted', 'curly', isOlder ? 'bald' : 'short', 'parted'] as const)
  const beard = chance.hits(0.6) ? chance.pick(['moustache', 'full', 'stubble'] as const) : undefined
  return {
    ...look,
    ground,
    hair,
    wears: chance.pick(['kurta', 'shirt', 'kurta', 'tee'] as const),
    ...(beard && { beard }),
  }
}
