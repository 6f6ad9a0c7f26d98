import { editorEvents, editorPlaces, editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { type WritingEndpoints, type WritingFacts, writingFacts } from './staff-calls.ts'

/** A kind of content as the back office names it. */
export interface WritingKind extends WritingFacts {
  readonly calls: WritingEndpoints
  readonly title: string
  readonly begin: string
  /** The URL of its editor; 'new' creates one. */
  href(id: string): string
}

export const kinds: readonly [WritingKind, ...WritingKind[]] = [
  {
    ...writingFacts('posts', 'post', 'block'),
    calls: editorPosts,
    title: 'Posts and guides',
    begin: 'Write a post',
    href: staffHrefs.editorPost,
  },
  {
    ...writingFacts('places', 'place', 'paragraph'),
    calls: editorPlaces as unknown as WritingEndpoints,
    title: 'Places',
    begin: 'Add a place',
    href: (id) => staffHrefs.contentEditor('places', id),
  },
  {
    ...writingFacts('events', 'event', 'block'),
    calls: editorEvents as unknown as WritingEndpoints,
    title: 'Events',
    begin: 'Announce an event',
    href: (id) => staffHrefs.contentEditor('events', id),
  },
]

export const kindNamed = (name: string | null | undefined): WritingKind | undefined =>
  kinds.find((kind) => kind.name === name)
