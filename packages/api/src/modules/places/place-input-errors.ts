import { cityCenter, cityOf } from '@nukkad/contracts'
import type { Fields } from '../../errors.ts'
import { kilometres } from '../pincode/pincode-places.ts'
import { cityKm } from './center.ts'
import type { PlaceColumns } from './editing.repository.ts'

/** The fields a place lacks before it may be published; undefined when nothing is missing. */
export function missingParts({ title, kind, line, story, address, alt }: PlaceColumns): Fields | undefined {
  const fields: Fields = {
    ...(!title.trim() && { title: 'is required before publishing' }),
    ...(!kind.trim() && { kind: 'is required: what it is, in a word or two' }),
    ...(!line.trim() && { line: 'is required: one sentence below the title' }),
    ...(story.length === 0 && { story: 'is required: why people should go there' }),
    ...(!address.trim() && { address: 'is required: readers need it to find the place' }),
    ...(!alt.trim() && { 'picture.alt': 'is required: what the picture shows, for people who cannot see it' }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** A field error for a point too far from the centre of its city, e.g. when latitude and longitude are swapped. */
export function farAway(city: string, point: { lat: number; lng: number }): Fields {
  const middle = cityCenter(city)
  const away = middle ? Math.round(kilometres(middle, point)) : 0
  return away > cityKm
    ? { lat: `and the longitude lie ${away.toLocaleString('en-IN')} km from the middle of ${cityOf(city)?.name}` }
    : {}
}
