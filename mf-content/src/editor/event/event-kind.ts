import type { Block } from '@nukkad/contracts/block'
import { type EditedEvent, type EventDraft, editorEvents } from '@nukkad/contracts/endpoints/content/editor'
import { hrefs } from '@nukkad/platform'
import { wholeOf } from '../parts/post-blocks.ts'
import { type WritingKindOf, writingCalls, writingFacts } from '../staff/staff-calls.ts'

export interface WrittenEvent extends Omit<EventDraft, 'blocks'> {
  readonly blocks: readonly Block[]
}

export const eventKind: WritingKindOf<EditedEvent, WrittenEvent> = {
  ...writingFacts('events', 'event', 'block'),
  calls: (api, id) => writingCalls(api, editorEvents, id),
  draftName: (id) => `event-blocks.${id}`,
  open: (draft) => draft,
  toSend({ blocks, ...draft }, saved) {
    const { whole, ids, unfinished } = wholeOf(blocks, saved.blocks)
    return { draft: { ...draft, blocks: whole }, blockIds: { blocks: ids }, unfinished }
  },
  numbered(written, { tickets: known }) {
    if (written.tickets.every(({ id }) => id !== null)) return written
    const idOf = (name: string) => known.find((one) => one.name === name.trim())?.id ?? null
    return { ...written, tickets: written.tickets.map((one) => ({ ...one, id: one.id ?? idOf(one.name) })) }
  },
  preview: ({ city, slug }) => hrefs.preview(city, slug),
}
