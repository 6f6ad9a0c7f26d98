import { cityCenter } from '@nukkad/contracts'
import type { EditedPlace, editorPlaces, PlaceDraft } from '@nukkad/contracts/endpoints/content/editor'
import { isTaken } from '../../database/sqlstate.ts'
import type { Db } from '../../db.ts'
import { type Fields, Invalid, refuseFields } from '../../errors.ts'
import { plainTexts, uploadsAmong } from '../editing/cleaned.ts'
import type { EditingOf } from '../editing/editing.routes.ts'
import { createEditing, type EditingBase } from '../editing/editing.service.ts'
import { type CheckParts, foreignPicture, knownReferences, termsOf, unknownTerms } from '../editing/reference-checks.ts'
import { type Edited, pictureColumns, pictureOf, type Subject } from '../editing/subject.ts'
import { insertPlace, localityPoint, type PlaceColumns, placeTable } from './editing.repository.ts'
import { openingHours } from './opening.ts'
import { farAway, missingParts } from './place-input-errors.ts'
import { rangesOf, readRanges } from './stored-ranges.ts'

export type PlaceEditingParts = EditingBase & Pick<CheckParts, 'media'>

const noLocality = (slug: string) => `“${slug}” is not a neighbourhood of this city`

/** Editing places: description, location, opening hours and directions. */
export function createPlaceEditing({ media, ...base }: PlaceEditingParts): EditingOf<typeof editorPlaces> {
  const { db, now } = base
  const editing = createEditing(base, places(db, now, media))
  return {
    ...editing,
    async begin(userId, { city, type, locality, title }) {
      const middle = cityCenter(city)
      if (!middle) throw new Invalid({ city: 'is not one of our cities' })
      const point = await localityPoint(db, city, locality)
      if (!point) throw new Invalid({ locality: noLocality(locality) })
      // The pin starts in the middle of the neighbourhood, and can be moved from there.
      const { lat, lng } = { lat: point.lat ?? middle.lat, lng: point.lng ?? middle.lng }
      const place = { city, type, locality, title: title.trim(), lat, lng, userId, now: now() }
      return editing.begin(title, (tx, slug) => insertPlace(tx, { ...place, slug }))
    },
  }
}

function places(
  db: Db,
  now: () => Date,
  media: CheckParts['media'],
): Subject<PlaceColumns, PlaceDraft, Pick<EditedPlace, 'hours'>> {
  return {
    word: 'place',
    table: placeTable,
    isFreeName: (slug) => !/^[0-9]+$/.test(slug),
    isNameTaken: (error) => isTaken(error, 'place__slug_unique'),
    isBegun: (row) => row.story.length > 0,
    more: (row) => ({ hours: openingHours(readRanges(row.hours), row.hours_text, now()) }),

    cleaned(draft) {
      const plain = plainTexts(draft)
      return {
        ...plain,
        tags: [...new Set(plain.tags)],
        story: plain.story.filter(Boolean),
        hours: plain.hours || null,
        phone: plain.phone || null,
      }
    },

    async check(before, draft, userId) {
      const { kind, type, title, line, locality, story, address, lat, lng, hours, price, howTo, phone, tags } = draft
      const pictures = [draft.picture, ...draft.pictures]
      const [known, uploads, terms] = await Promise.all([
        knownReferences(db, placeTable, before),
        media.findOwn(db, userId, uploadsAmong(pictures)),
        termsOf(db, before.city, { locality, tags }),
      ])
      const fields: Fields = {
        ...unknownTerms(terms, { locality, tags }),
        ...foreignPicture(uploadsAmong(pictures), known, uploads),
        ...farAway(before.city, { lat, lng }),
      }
      refuseFields(fields)
      return {
        kind,
        type,
        title,
        line,
        locality_slug: locality,
        story,
        address,
        lat,
        lng,
        price,
        phone,
        tags,
        // Hours that cannot be parsed are shown as written, and count as unknown.
        hours_text: hours,
        hours: rangesOf(hours) ?? null,
        how_to: howTo,
        ...pictureColumns(draft.picture, before, uploads),
        more_pictures: draft.pictures,
      }
    },

    missing: missingParts,

    draftOf(row: Edited<PlaceColumns>): PlaceDraft {
      const { kind, type, title, line, locality_slug: locality, address, lat, lng, hours_text: hours, price } = row
      const words = { kind, type, title, line, locality, address, lat, lng, hours, price, phone: row.phone }
      const lists = { story: [...row.story], tags: [...row.tags], pictures: [...row.more_pictures] }
      return { ...words, ...lists, howTo: row.how_to, picture: pictureOf(row) }
    },
  }
}
