import { cityOf } from '@nukkad/contracts'
import type { EditedEvent, EventDraft, editorEvents } from '@nukkad/contracts/endpoints/content/editor'
import { isTaken } from '../../../database/sqlstate.ts'
import type { Queryable, Tx } from '../../../db.ts'
import { Conflict, type Fields, Invalid, refuseFields } from '../../../errors.ts'
import type { ContentReference } from '../../blocks/blocks.service.ts'
import { cleanedDraft, safeBlocks, uploadsAmong, uploadsIn } from '../../editing/cleaned.ts'
import { editedBlocks, refuseFaultyBlocks } from '../../editing/edited-blocks.ts'
import type { EditingOf } from '../../editing/editing.routes.ts'
import { createEditing, type EditingBase } from '../../editing/editing.service.ts'
import {
  type CheckParts,
  foreignPicture,
  foreignVideos,
  knownReferences,
  termsOf,
  unknownReferences,
  unknownTerms,
  videoFilesIn,
} from '../../editing/reference-checks.ts'
import { type References, referenceKey } from '../../editing/references.ts'
import { type Edited, pictureColumns, pictureOf, type Subject } from '../../editing/subject.ts'
import { storedBlocks } from '../../editing/unknown-blocks.ts'
import { inPaise, inRupees } from '../../pricing/money.ts'
import { lockTypes } from '../booking/booking.repository.ts'
import { inputErrorsOfNames, inputErrorsOfSeats, withStoredIds } from '../tickets/ticket-drafts.ts'
import { type TicketColumns, takenSeats, writeTickets } from './edited-tickets.repository.ts'
import * as events from './editing.repository.ts'
import { insertEvent } from './new-event.repository.ts'

export interface EventEditingParts extends EditingBase, CheckParts {
  readonly tickets: {
    /** Cancels the event: voids all tickets and refunds all money. False when there is nothing to cancel. */
    callOff(tx: Tx, slug: string): Promise<boolean>
    /** Notifies ticket holders of another time or place. */
    tellMoved(tx: Tx, eventId: number, change: string): Promise<void>
  }
  readonly isFreeName: (slug: string) => boolean
}
export interface EventEditing extends EditingOf<typeof editorEvents> {
  callOff(id: string, userId: string, version: number): Promise<EditedEvent>
}

const twoHours = 2 * 3600_000
const longest = 31 * 86_400_000

/** Editing of events: what happens, when and where, and how many may come at what price. */
export function createEventEditing(parts: EventEditingParts): EventEditing {
  const { now, tickets } = parts
  const editing = createEditing(parts, subjectOf(parts))
  return {
    ...editing,
    async begin(userId, { city, kind, title, starts }) {
      if (!cityOf(city)) throw new Invalid({ city: 'is not one of our cities' })
      const startsAt = new Date(starts)
      if (startsAt <= now()) throw new Invalid({ starts: 'is in the past' })
      const endsAt = new Date(startsAt.getTime() + twoHours)
      const event = { city, kind, title: title.trim(), startsAt, endsAt, userId, now: now() }
      return editing.begin(title, (tx, slug) => insertEvent(tx, { ...event, slug }))
    },

    callOff: (id, userId, version) =>
      editing.change(id, userId, version, async (tx, row) => {
        if (row.state !== 'published' || !(await tickets.callOff(tx, row.slug)))
          throw new Conflict('This event cannot be cancelled: it has ended, is already cancelled, or is not published.')
        await events.noteTouched(tx, row.id, userId, now())
      }),
  }
}

type Seats = Pick<EditedEvent, 'isCalledOff' | 'seats' | 'organisers'>

// limit: one object of callbacks that adapts the shared editing to events
function subjectOf({
  db,
  now,
  blocks,
  media,
  videoFiles,
  tickets,
  isFreeName,
}: EventEditingParts): Subject<events.EventColumns, EventDraft, Seats> {
  /** Ticket types matched to the stored ones, with the refusals by field. */
  async function writable(q: Queryable, id: number, types: readonly TicketColumns[]) {
    const there = await takenSeats(q, id, now())
    const wanted = withStoredIds(types, there)
    return { wanted, fields: inputErrorsOfSeats(wanted, there) }
  }

  return {
    word: 'event',
    table: events.eventTable,
    isFreeName,
    isNameTaken: (error) => isTaken(error, 'event__slug_unique') || isTaken(error, 'city_address__identity'),
    isBegun: (row) => row.line !== '',
    more: ({ status, taken, organisers }) => ({
      isCalledOff: status === 'cancelled',
      seats: [...(taken ?? [])],
      organisers: [...(organisers ?? [])],
    }),

    cleaned: cleanedDraft,

    async check(before, draft, userId) {
      const written = safeBlocks(draft.blocks, await storedBlocks(db, events.eventTable, before, draft))
      const pictures = [...uploadsAmong([draft.picture]), ...uploadsIn(written)]
      const types = draft.tickets.map(({ id, price, ...type }) => ({
        ...type,
        id: id === null ? null : Number(id),
        price_paise: inPaise(price),
      }))
      const [known, uploads, films, terms, gone, absent, { wanted, fields: taken }] = await Promise.all([
        knownReferences(db, events.eventTable, before),
        media.findOwn(db, userId, pictures),
        videoFiles.findOwn(db, userId, videoFilesIn(written)),
        termsOf(db, before.city, draft),
        blocks.findGone(db, written),
        draft.place ? blocks.findUnknown(db, { places: [draft.place] }) : [],
        writable(db, before.id, types),
      ])
      const fields = {
        ...unknownTerms(terms, draft),
        ...unknownReferences(written, known, gone),
        ...foreignPicture(pictures, known, uploads),
        ...foreignVideos(written, known, films),
        ...unknownPlace(absent, known),
        ...badTimes(draft),
        ...inputErrorsOfNames(draft.tickets),
        ...taken,
      }
      refuseFields(fields)
      const { kind, title, line, starts, ends, venue, locality, host, hostLine, tags } = draft
      return {
        kind,
        title,
        line,
        venue,
        place_slug: draft.place,
        locality_slug: locality,
        host,
        host_line: hostLine,
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(ends).toISOString(),
        tags,
        ...pictureColumns(draft.picture, before, uploads),
        blocks: written,
        tickets: wanted,
      }
    },

    missing({ title, line, venue, host, alt, tickets: types, blocks: written, starts_at, state }) {
      const isOver = state !== 'published' && new Date(starts_at) <= now()
      const fields: Fields = {
        ...(!title.trim() && { title: 'is required before publishing' }),
        ...(!line.trim() && { line: 'is required: one sentence below the title' }),
        ...(!venue.trim() && { venue: 'is required: where it happens' }),
        ...(!host.trim() && { host: 'is required: who is hosting' }),
        ...(isOver && { starts: 'is in the past' }),
        ...(types.length === 0 && { tickets: 'are required: at least one type, even if it is free' }),
        ...(!alt.trim() && { 'picture.alt': 'is required: what the picture shows, for people who cannot see it' }),
        ...(written.length === 0 && { blocks: 'are required: there is nothing to read yet' }),
      }
      return Object.keys(fields).length > 0 ? fields : undefined
    },

    draftOf(row: Edited<events.EventColumns>): EventDraft {
      const { kind, title, line, venue, place_slug: place, locality_slug: locality, host, host_line: hostLine } = row
      return {
        kind,
        title,
        line,
        venue,
        place,
        locality,
        host,
        hostLine,
        tags: [...row.tags],
        starts: new Date(row.starts_at).toISOString(),
        ends: new Date(row.ends_at).toISOString(),
        picture: pictureOf(row),
        blocks: editedBlocks(row.blocks),
        tickets: row.tickets.map(({ id, name, line: includes, price_paise, seats }) => ({
          id: id === null ? null : String(id),
          name,
          line: includes,
          price: inRupees(price_paise),
          seats,
        })),
      }
    },

    /**
     * Counted under the lock under which seats are held and sold, so that none is taken between the check and the
     * write.
     */
    async beforeShowing(tx, row) {
      await refuseFaultyBlocks(tx, row.blocks, blocks)
      await lockTypes(tx, row.id)
      const { wanted, fields } = await writable(tx, row.id, row.tickets)
      refuseFields(fields)
      await writeTickets(tx, row.id, wanted)
      const isMoved = new Date(row.starts_at).getTime() !== row.shownStart?.getTime() || row.venue !== row.shownVenue
      if (isMoved && row.state === 'published') await tickets.tellMoved(tx, row.id, `${row.id}:${row.version}`)
    },

    async beforeHiding(tx, row) {
      await lockTypes(tx, row.id)
      if (await events.hasGuests(tx, row.id, now()))
        throw new Conflict('People have booked seats. Cancel the event instead: they are notified and refunded.')
    },

    async beforeDeleting(tx, row) {
      if (row.isOfSeries)
        throw new Conflict('This date belongs to a weekly event and would be added again, so it stays as a draft.')
      if (await events.hadGuests(tx, row.id))
        throw new Conflict('People have booked seats, and their receipts refer to this event, so it stays as a draft.')
    },
  }
}

const unknownPlace = (absent: readonly ContentReference[], known: References): Fields =>
  Object.fromEntries(
    absent
      .filter(({ kind, slug }) => !known.has(referenceKey(kind, slug)))
      .map(({ slug }) => ['place', `names an unknown place: “${slug}”`]),
  )

function badTimes({ starts, ends }: EventDraft): Fields {
  const length = new Date(ends).getTime() - new Date(starts).getTime()
  if (length <= 0) return { ends: 'must be after the start' }
  return length > longest ? { ends: 'is more than a month after the start' } : {}
}
