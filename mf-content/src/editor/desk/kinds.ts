import { eventDesk, placeDesk, postDesk } from '@nukkad/contracts/endpoints/editor'
import { hrefs } from '@nukkad/platform'
import { type Desk, type DeskFacts, deskFacts } from './desk-calls.ts'

/** A kind as the desk names it. */
export interface DeskKind extends DeskFacts {
  readonly calls: Desk
  readonly title: string
  readonly begin: string
  /** Where one is written; 'new' begins one. */
  href(id: string): string
}

export const kinds: readonly [DeskKind, ...DeskKind[]] = [
  {
    ...deskFacts('posts', 'post', 'block'),
    calls: postDesk,
    title: 'Posts and guides',
    begin: 'Write a post',
    href: hrefs.editorPost,
  },
  {
    ...deskFacts('places', 'place', 'paragraph'),
    calls: placeDesk as unknown as Desk,
    title: 'Places',
    begin: 'Add a place',
    href: (id) => hrefs.editorThing('places', id),
  },
  {
    ...deskFacts('events', 'event', 'block'),
    calls: eventDesk as unknown as Desk,
    title: 'Events',
    begin: 'Announce an event',
    href: (id) => hrefs.editorThing('events', id),
  },
]

export const kindNamed = (name: string | null | undefined): DeskKind | undefined =>
  kinds.find((kind) => kind.name === name)
