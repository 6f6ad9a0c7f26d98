import { type EditedEvent, type EventDraft, eventDesk } from '@nukkad/contracts/endpoints/editor'
import { hrefs } from '@nukkad/platform'
import type { Desk, Kind } from './kind.ts'
import { type Written, wholeOf, withKey } from './written.ts'

export interface WrittenEvent extends Omit<EventDraft, 'blocks'> {
  readonly blocks: readonly Written[]
}

export const eventKind: Kind<EditedEvent, WrittenEvent> = {
  ...{ name: 'events', word: 'event', desk: eventDesk as unknown as Desk },
  open: (draft) => ({ ...draft, blocks: draft.blocks.map(withKey) }),
  toSend({ blocks, ...draft }) {
    const { whole, keys } = wholeOf(blocks)
    return { draft: { ...draft, blocks: whole }, keys }
  },
  numbered(written, { tickets: known }) {
    if (written.tickets.every(({ id }) => id !== null)) return written
    const idOf = (name: string) => known.find((one) => one.name === name.trim())?.id ?? null
    return { ...written, tickets: written.tickets.map((one) => ({ ...one, id: one.id ?? idOf(one.name) })) }
  },
  preview: ({ city, slug }) => hrefs.preview(city, slug),
}
