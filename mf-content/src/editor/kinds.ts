import { hrefs } from '@nukkad/platform'
import { eventKind } from './event-kind.ts'
import type { KindFacts } from './kind.ts'
import { placeKind } from './place-kind.ts'
import { postKind } from './post-kind.ts'

/** A kind as the desk names it. */
export interface DeskKind extends KindFacts {
  readonly title: string
  readonly begin: string
  /** Where one is written; 'new' begins one. */
  href(id: string): string
}

export const kinds: readonly [DeskKind, ...DeskKind[]] = [
  { ...postKind, title: 'Posts and guides', begin: 'Write a post', href: hrefs.editorPost },
  { ...placeKind, title: 'Places', begin: 'Add a place', href: (id) => hrefs.editorThing('places', id) },
  { ...eventKind, title: 'Events', begin: 'Announce an event', href: (id) => hrefs.editorThing('events', id) },
]

export const kindNamed = (name: string | null | undefined): DeskKind | undefined =>
  kinds.find((kind) => kind.name === name)
