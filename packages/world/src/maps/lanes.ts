import { between, type Covers, distance, nearestOf, nearestOn, type Spot } from './plane.ts'

/** A place within this distance of a street counts as being on it, in metres. */
export const besideStreet = 40
/** A lane ends this far from the place, in metres. */
const doorstep = 12

/** A lane to a place from the nearest street across dry land; undefined if the place is on a street. */
export function laneTo(place: Spot, streets: readonly (readonly Spot[])[], isWet: Covers): Spot[] | undefined {
  const near = nearestOf(streets, place)
  if (near && near.away <= besideStreet) return undefined
  const starts = streets
    .flatMap((street) => nearestOn(street, place) ?? [])
    .sort((a, b) => a.away - b.away)
    .map(({ spot }) => spot)
  const start = starts.find((spot) => isDry(spot, place, isWet)) ?? starts[0]
  if (!start) return undefined
  const end = between(place, start, doorstep / distance(start, place))
  // A slight bend makes the path look natural.
  const middle = between(start, end, 0.5)
  const side = Math.min(18, distance(start, end) * 0.08)
  const turn = Math.atan2(end.y - start.y, end.x - start.x) + Math.PI / 2
  const bent = { x: middle.x + side * Math.cos(turn), y: middle.y + side * Math.sin(turn) }
  return isWet(bent) ? [start, end] : [start, bent, end]
}

function isDry(from: Spot, to: Spot, isWet: Covers): boolean {
  const parts = Math.max(4, Math.ceil(distance(from, to) / 15))
  return Array.from({ length: parts + 1 }, (_, at) => between(from, to, at / parts)).every((spot) => !isWet(spot))
}

const street =
  /^(?:\d[\d/]*[A-Z]?\s+)?(?:Off )?((?:(?:\p{Lu}|\d+(?:st|nd|rd|th))[\p{L}’-]*\s+){1,3}(?:Road|Marg|Lane|Street|Cross|Main|Salai|Gali)|Rua \p{L}+ \p{L}+)$/u
const abbreviated = /^\p{Lu}{2,3} /u
/** Names such as 'Main Road' are too general to be useful. */
const general = /^(?:Main|Market|Link|Middle|Front|Second|Outer|Inner) /

/** The street named in an address: 'Gomes Pereira Road' in 'Zé’s, 12 Gomes Pereira Road, Fontainhas'. */
export function streetIn(address: string): string | undefined {
  for (const part of address.split(',')) {
    const name = street.exec(part.trim())?.[1]
    if (name && !abbreviated.test(name) && !general.test(name)) return name
  }
  return undefined
}
