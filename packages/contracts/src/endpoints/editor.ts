import Type, { type Static } from 'typebox'
import { PictureSource, StoredBlock } from '../content-block.ts'
import type { Endpoint } from '../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Picture, Slug, Text, Timestamp } from '../schema.ts'
import { PostKind } from './cards.ts'
import { DiscoveryDetails } from './posts.ts'

const tags = ['editor'] as const

/** At most this many blocks stand in a post. */
export const mostBlocks = 80
/** How many states of a post are kept to go back to. */
export const mostRevisions = 20

export const PostState = Type.Union([Type.Literal('draft'), Type.Literal('scheduled'), Type.Literal('published')])
export type PostState = Static<typeof PostState>
export const postStates = ['draft', 'scheduled', 'published'] as const

/** What an editor writes. A draft may be half done; publishing asks for a title, a kicker, a line and some blocks. */
export const PostDraft = Type.Object({
  kind: PostKind,
  kicker: Text(0, 40),
  title: Text(1, 140),
  line: Text(0, 240),
  locality: Nullable(Slug),
  tags: Type.Array(Slug, { maxItems: 10 }),
  author: Nullable(Slug, { description: 'handle of an author' }),
  picture: PictureSource,
  blocks: Type.Array(StoredBlock, { maxItems: mostBlocks }),
})
export type PostDraft = Static<typeof PostDraft>

/** Who saved something, and when. */
export const SavedBy = Type.Object({ name: Type.String(), at: Timestamp })
export type SavedBy = Static<typeof SavedBy>

const desk = {
  id: Type.String(),
  slug: Slug,
  city: CitySlug,
  href: Type.String({ description: 'where it stands once it is published' }),
  state: PostState,
  publishedAt: Nullable(Timestamp),
  hasChanges: Type.Boolean({ description: 'something is saved that readers do not see yet' }),
  saved: Nullable(SavedBy),
}

export const DeskPost = Type.Object({ ...desk, kind: PostKind, title: Type.String(), image: Picture })
export type DeskPost = Static<typeof DeskPost>

export const EditedPost = Type.Object({
  ...desk,
  version: Type.Integer({ description: 'goes back with the next change' }),
  post: PostDraft,
})
export type EditedPost = Static<typeof EditedPost>

const one = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) })
const version = Type.Integer({ minimum: 1, description: 'as it was read' })
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody } as const
const answersPost = { 200: Data(EditedPost), ...refusals } as const

export const editorPosts = {
  method: 'GET',
  url: '/editor/posts',
  access: 'editor',
  summary: 'The desk: every post, whatever its state, what was touched last first; with counts',
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      state: Type.Optional(Type.Enum(postStates)),
      city: Type.Optional(CitySlug),
      q: Type.Optional(Text(0, 80)),
    }),
    response: {
      200: Type.Object({
        ...Page(DeskPost).properties,
        counts: Type.Object({
          all: Type.Integer(),
          draft: Type.Integer(),
          scheduled: Type.Integer(),
          published: Type.Integer(),
        }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const editorPost = {
  method: 'GET',
  url: '/editor/posts/:id',
  access: 'editor',
  summary: 'A post as it is written: the last that was saved, published or not',
  tags,
  schema: { params: one, response: answersPost },
} as const satisfies Endpoint

export const beginPost = {
  method: 'POST',
  url: '/editor/posts',
  access: 'editor',
  summary: 'A new draft; its address is made of its title',
  tags,
  schema: {
    body: Type.Object({ city: CitySlug, kind: PostKind, title: Text(1, 140) }),
    response: answersPost,
  },
} as const satisfies Endpoint

/**
 * Saved for the editors alone: readers see it when it is published. Whoever saves over somebody else's work is told by
 * whom and when (409, `fields.by` and `fields.at`), and nothing is written.
 */
export const savePost = {
  method: 'PUT',
  url: '/editor/posts/:id',
  access: 'editor',
  summary: 'Saves what was written; HTML is sanitised, what it names must exist',
  tags,
  schema: {
    params: one,
    body: Type.Object({ version, post: PostDraft }),
    response: { ...answersPost, 413: ErrorBody },
  },
} as const satisfies Endpoint

export const publishPost = {
  method: 'POST',
  url: '/editor/posts/:id/publish',
  access: 'editor',
  summary: 'Shows readers what was saved: now, or at a time',
  tags,
  schema: {
    params: one,
    body: Type.Object({ version, at: Type.Optional(Nullable(Timestamp)) }),
    response: answersPost,
  },
} as const satisfies Endpoint

export const unpublishPost = {
  method: 'POST',
  url: '/editor/posts/:id/unpublish',
  access: 'editor',
  summary: 'Takes a post back from readers; it is a draft again',
  tags,
  schema: { params: one, body: Type.Object({ version }), response: answersPost },
} as const satisfies Endpoint

export const movePost = {
  method: 'PUT',
  url: '/editor/posts/:id/slug',
  access: 'editor',
  summary: 'Another address; the old one leads to it',
  tags,
  schema: { params: one, body: Type.Object({ version, slug: Slug }), response: answersPost },
} as const satisfies Endpoint

export const deleteDraft = {
  method: 'DELETE',
  url: '/editor/posts/:id',
  access: 'editor',
  summary: 'Deletes a draft; what is published or scheduled is taken back first',
  tags,
  schema: {
    params: one,
    querystring: Type.Object({ version }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), ...refusals },
  },
} as const satisfies Endpoint

export const Revision = Type.Object({
  version: Type.Integer(),
  saved: SavedBy,
  title: Type.String(),
  blocks: Type.Integer({ description: 'how many' }),
})
export type Revision = Static<typeof Revision>

export const postRevisions = {
  method: 'GET',
  url: '/editor/posts/:id/revisions',
  access: 'editor',
  summary: 'The last states that were saved, the newest first',
  tags,
  schema: { params: one, response: { 200: Data(Type.Array(Revision)), ...refusals } },
} as const satisfies Endpoint

export const restoreRevision = {
  method: 'POST',
  url: '/editor/posts/:id/revisions/:revision/restore',
  access: 'editor',
  summary: 'Saves an earlier state anew; readers see it when it is published',
  tags,
  schema: {
    params: Type.Object({ ...one.properties, revision: Type.Integer({ minimum: 1 }) }),
    body: Type.Object({ version }),
    response: answersPost,
  },
} as const satisfies Endpoint

export const previewPost = {
  method: 'GET',
  url: '/editor/preview/:id',
  access: 'editor',
  summary: 'A post as its page will be, with what was saved last; kept by no cache',
  tags,
  schema: {
    params: Type.Object({ id: Slug }),
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(DiscoveryDetails), 401: ErrorBody, 403: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint
