import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Text, Timestamp } from '../../schema.ts'
import { PersonCard } from '../people/profiles.ts'
import { ContentRef } from '../people/saves.ts'

const tags = ['comments'] as const

/** The kinds of things that people may comment on. All written content is a `post`, whatever its kind. */
export const CommentedKind = Type.Union([Type.Literal('post'), Type.Literal('place'), Type.Literal('event')])
export type CommentedKind = Static<typeof CommentedKind>

/** Maximum length of a comment, in characters. */
export const longestComment = 2000

export const Comment = Type.Object({
  id: Type.String(),
  author: PersonCard,
  text: Type.String({ description: 'plain text' }),
  date: Timestamp,
  isEdited: Type.Boolean(),
})
export type Comment = Static<typeof Comment>

/** `held`: visible only to its author until it has been reviewed. */
export const OwnComment = Type.Intersect([
  Comment,
  Type.Object({
    state: Type.Union([Type.Literal('published'), Type.Literal('held'), Type.Literal('deleted')]),
    total: Type.Integer({ description: 'number of visible comments' }),
  }),
])
export type OwnComment = Static<typeof OwnComment>

const CommentId = Type.String({ pattern: '^[0-9]{1,18}$' })

export const listComments = {
  method: 'GET',
  url: '/comments',
  access: 'public',
  summary: 'Lists comments on an item, newest first; `next` is the cursor of the following page',
  tags,
  schema: {
    querystring: Type.Object({
      object: CommentedKind,
      ref: ContentRef,
      after: Type.Optional(Type.String({ maxLength: 80, pattern: '^[0-9]{1,18}$', description: 'cursor from `next`' })),
      pagesize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
    }),
    response: {
      200: Type.Object({ data: Type.Array(Comment), total: Type.Integer(), next: Nullable(Type.String()) }),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const writeComment = {
  method: 'POST',
  url: '/comments',
  access: 'user',
  summary: 'Adds a comment on an item. Comments with links are moderated first',
  tags,
  schema: {
    body: Type.Object({ object: CommentedKind, ref: ContentRef, text: Text(1, longestComment) }),
    response: { 200: Data(OwnComment), 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

/** Only the author may edit, delete and restore (for ten minutes); everyone else may flag. */
export const updateComment = {
  method: 'POST',
  url: '/comments/update',
  access: 'user',
  summary: 'Edits, deletes, restores or flags a comment',
  tags,
  schema: {
    body: Type.Object({
      id: CommentId,
      action: Type.Union([Type.Literal('edit'), Type.Literal('delete'), Type.Literal('restore'), Type.Literal('flag')]),
      text: Type.Optional({ ...Text(1, longestComment), description: 'new text, for edit' }),
      reason: Type.Optional({ ...Text(0, 300), description: 'reason, for flag' }),
    }),
    response: { 200: Data(OwnComment), 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint
