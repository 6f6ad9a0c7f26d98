import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Picture, Slug, Text, Timestamp } from '../../schema.ts'

const tags = ['editor'] as const

/** How many revisions are kept for restoring. */
export const mostRevisions = 20

export const EditedState = Type.Union([Type.Literal('draft'), Type.Literal('scheduled'), Type.Literal('published')])
export type EditedState = Static<typeof EditedState>
export const editedStates = ['draft', 'scheduled', 'published'] as const

/** Who saved it, and when. */
export const SavedBy = Type.Object({ name: Type.String(), at: Timestamp })
export type SavedBy = Static<typeof SavedBy>

const facts = {
  id: Type.String(),
  slug: Slug,
  city: CitySlug,
  href: Type.String({ description: 'address once published' }),
  state: EditedState,
  publishedAt: Nullable(Timestamp),
  hasChanges: Type.Boolean({ description: 'whether there are saved changes that are not published yet' }),
  saved: Nullable(SavedBy),
}

export const WrittenRow = Type.Object({
  ...facts,
  kind: Type.String({ description: "kind of content: 'guide', 'Cafe', 'music'" }),
  title: Type.String(),
  image: Picture,
  starts: Nullable(Timestamp, { description: 'start time of an event' }),
})
export type WrittenRow = Static<typeof WrittenRow>

export const Revision = Type.Object({
  version: Type.Integer(),
  saved: SavedBy,
  title: Type.String(),
  blocks: Type.Integer({ description: 'number of blocks; for a place, of paragraphs' }),
})
export type Revision = Static<typeof Revision>

const one = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) })
const version = Type.Integer({ minimum: 1, description: 'version as last read' })
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody } as const
const counts = Type.Object({
  all: Type.Integer(),
  draft: Type.Integer(),
  scheduled: Type.Integer(),
  published: Type.Integer(),
})

interface WritingParts<N extends string, D extends TSchema, B extends TSchema, M extends TProperties> {
  /** name of the collection in addresses: 'posts' */
  readonly name: N
  /** the singular with its article: 'a post' */
  readonly one: string
  /** What an editor writes. It may be incomplete; missing content is only reported on publishing. */
  readonly draft: D
  /** What is needed to create one. */
  readonly begin: B
  /** Facts besides the common ones. */
  readonly more: M
}

/**
 * The calls of one kind of content that editors write. A saved draft is kept beside the public version until it is
 * published. Saving over another person's changes is refused with their name and the time (409, `fields.by` and
 * `fields.at`), and nothing is written.
 */
// limit: the types of ten calls follow from one name and one draft, which parts would have to be given again
export function writingOf<N extends string, D extends TSchema, B extends TSchema, M extends TProperties>({
  name,
  one: word,
  draft,
  begin,
  more,
}: WritingParts<N, D, B, M>) {
  const Edited = Type.Object({
    ...facts,
    version: Type.Integer({ description: 'version to send with the next change' }),
    draft,
    ...more,
  })
  const answers = { 200: Data(Edited), ...refusals } as const
  const url = `/editor/${name}` as const
  const access = 'editor' as const
  return {
    list: {
      method: 'GET',
      url,
      access,
      tags,
      summary: `Lists content in every state for the back office, most recently changed first, with counts (${word})`,
      schema: {
        querystring: Type.Object({
          ...PageQuery,
          state: Type.Optional(Type.Enum(editedStates)),
          city: Type.Optional(CitySlug),
          q: Type.Optional(Text(0, 80)),
        }),
        response: { 200: Type.Object({ ...Page(WrittenRow).properties, counts }), 400: ErrorBody },
      },
    },
    get: {
      method: 'GET',
      url: `${url}/:id`,
      access,
      tags,
      summary: `Returns the latest saved version of ${word}, published or not`,
      schema: { params: one, response: answers },
    },
    begin: {
      method: 'POST',
      url,
      access,
      tags,
      summary: `Creates a draft of ${word}; its slug is derived from its title`,
      schema: { body: begin, response: answers },
    },
    save: {
      method: 'PUT',
      url: `${url}/:id`,
      access,
      tags,
      summary: `Saves ${word} without publishing it; HTML is sanitised, and everything it references must exist`,
      schema: { params: one, body: Type.Object({ version, draft }), response: { ...answers, 413: ErrorBody } },
    },
    publish: {
      method: 'POST',
      url: `${url}/:id/publish`,
      access,
      tags,
      summary: `Publishes the saved version of ${word}, now or at a given time`,
      schema: {
        params: one,
        body: Type.Object({ version, at: Type.Optional(Nullable(Timestamp)) }),
        response: answers,
      },
    },
    unpublish: {
      method: 'POST',
      url: `${url}/:id/unpublish`,
      access,
      tags,
      summary: `Unpublishes ${word}; it becomes a draft again`,
      schema: { params: one, body: Type.Object({ version }), response: answers },
    },
    move: {
      method: 'PUT',
      url: `${url}/:id/slug`,
      access,
      tags,
      summary: `Changes the slug of ${word}; the old address redirects to the new one`,
      schema: { params: one, body: Type.Object({ version, slug: Slug }), response: answers },
    },
    remove: {
      method: 'DELETE',
      url: `${url}/:id`,
      access,
      tags,
      summary: `Deletes a draft of ${word}; published or scheduled content has to be unpublished first`,
      schema: {
        params: one,
        querystring: Type.Object({ version }),
        response: { 200: Data(Type.Object({ ok: Type.Boolean() })), ...refusals },
      },
    },
    revisions: {
      method: 'GET',
      url: `${url}/:id/revisions`,
      access,
      tags,
      summary: `Lists the most recent saved versions of ${word}, newest first`,
      schema: { params: one, response: { 200: Data(Type.Array(Revision)), ...refusals } },
    },
    restore: {
      method: 'POST',
      url: `${url}/:id/revisions/:revision/restore`,
      access,
      tags,
      summary: `Restores an earlier version of ${word} as a new version; not visible until published`,
      schema: {
        params: Type.Object({ ...one.properties, revision: Type.Integer({ minimum: 1 }) }),
        body: Type.Object({ version }),
        response: answers,
      },
    },
  } as const satisfies Readonly<Record<string, Endpoint>>
}

/** Shared parts for calls that exist for one kind only. */
export const editedContent = { params: one, version, refusals } as const
