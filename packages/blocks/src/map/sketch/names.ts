import type { CityMap, CityMapFeature } from '@nukkad/contracts/endpoints/city/city-maps'
import type { Spot } from '../geometry.ts'

/** A rectangle in pixels. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type NameKind = 'pin' | 'station' | 'locality' | 'park' | 'water'

/** A label on the sketch: its top left corner in pixels from the middle of the frame. */
export interface PlacedName {
  readonly key: string
  readonly text: string
  readonly kind: NameKind
  readonly x: number
  readonly y: number
  readonly colour?: string | undefined
}

export interface MapName {
  /** pixels from the middle of the frame */
  readonly at: { readonly x: number; readonly y: number }
  readonly text: string
  readonly kind: NameKind
  readonly colour?: string | undefined
}

/** The approximate width of a letter in labels of this kind, in pixels. */
const letter: Readonly<Record<NameKind, number>> = { pin: 6.9, station: 6.3, locality: 7.2, park: 6, water: 6 }
const lineHeight = 16
/** The bounding box of a pin relative to its tip. */
export const pinBox = { left: -16, top: -33, right: 16, bottom: 3 } as const
/** The bounding box of a group relative to its centre. */
const groupBox = { left: -22, top: -22, right: 22, bottom: 22 } as const
const dot = 7

const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const movedBox = ({ left, top, right, bottom }: Box, { x, y }: { readonly x: number; readonly y: number }): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

/** The candidate positions of a label, best first. */
function seats({ at: { x, y }, kind, text }: MapName): Box[] {
  const width = text.length * letter[kind] + 4
  const seat = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + lineHeight })
  if (kind === 'pin')
    return [seat(x + 17, y - 25), seat(x - 17 - width, y - 25), seat(x - width / 2, y + 4), seat(x - width / 2, y - 50)]
  if (kind === 'station')
    return [seat(x + 8, y - 8), seat(x - 8 - width, y - 8), seat(x - width / 2, y + 7), seat(x - width / 2, y - 23)]
  return [seat(x - width / 2, y - 8), seat(x - width / 2, y + 8), seat(x - width / 2, y - 24)]
}

/** Places each label where it overlaps no pin, no station and no earlier label, or leaves it out. */
export function placeNames(
  wanted: readonly MapName[],
  pins: readonly { readonly x: number; readonly y: number; readonly isGroup?: boolean }[],
  frame: { readonly width: number; readonly height: number },
): PlacedName[] {
  const taken: Box[] = pins.map((pin) => movedBox(pin.isGroup ? groupBox : pinBox, pin))
  for (const { kind, at } of wanted)
    if (kind === 'station') taken.push(movedBox({ left: -dot, top: -dot, right: dot, bottom: dot }, at))
  const [half, tall] = [frame.width / 2 - 4, frame.height / 2 - 4]
  const placed: PlacedName[] = []
  for (const [nth, name] of wanted.entries()) {
    const box = seats(name).find(
      (seat) =>
        seat.left > -half &&
        seat.right < half &&
        seat.top > -tall &&
        seat.bottom < tall &&
        taken.every((one) => !meets(one, seat)),
    )
    if (!box) continue
    taken.push(box)
    const { text, kind, colour } = name
    placed.push({ key: `${kind}${nth}`, text, kind, colour, x: box.left, y: box.top })
  }
  return placed
}

/** The labels of a city's map at a zoom level, the most useful first. */
export function namesOf(map: CityMap, zoom: number, place: (spot: Spot) => MapName['at']): MapName[] {
  const of = (layer: CityMapFeature['properties']['layer'], kind: NameKind) =>
    map.features.flatMap(({ properties: { layer: own, name, mode, colour }, geometry }): MapName[] => {
      if (own !== layer || !name || (mode === 'bus' && zoom < 12)) return []
      const spot = middleOf(geometry)
      return spot ? [{ at: place(spot), text: name, kind, colour }] : []
    })
  return [
    ...(zoom < 14.5 ? of('locality', 'locality') : []),
    ...(zoom >= 11.5 ? of('station', 'station') : []),
    ...(zoom >= 12 ? of('park', 'park') : []),
    ...of('water', 'water'),
    ...(zoom >= 14.5 ? of('locality', 'locality') : []),
  ]
}

function middleOf({ type, coordinates }: CityMapFeature['geometry']): Spot | undefined {
  const points = type === 'Point' ? [coordinates] : type === 'Polygon' ? coordinates.flat().slice(0, -1) : []
  const [lng, lat] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length)
  return points.length > 0 && lng !== undefined && lat !== undefined ? { lng, lat } : undefined
}
