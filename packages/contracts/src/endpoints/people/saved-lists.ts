import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Picture, Text } from '../../schema.ts'
import { Bookmarked, ContentRef, SavedItem, SaveKind } from './saves.ts'

const tags = ['saves'] as const

/** Longest name of a list, in UTF-16 units. */
export const longestListName = 60
/** Longest name that the owner shows on a shared list. */
export const longestSharedAs = 60

const ListId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })
const params = Type.Object({ listId: ListId })
const ListName = Text(1, longestListName)
const ListItem = Type.Object({ kind: SaveKind, ref: ContentRef })

/** A list as a tile: its name and the pictures of what was added last. */
export const SavedListCard = Type.Object({
  listId: Type.String(),
  name: Type.String(),
  count: Type.Integer({ description: 'number of things in it' }),
  isShared: Type.Boolean(),
  pictures: Type.Array(Picture, { maxItems: 3 }),
  holds: Type.Boolean({ description: 'whether it has the thing that was asked for' }),
})
export type SavedListCard = Static<typeof SavedListCard>

/** Where a shared list is read, and the name that its owner shows there. */
export const ListShare = Type.Object({
  path: Type.String(),
  sharedAs: Type.String({ description: 'empty if the owner shows no name' }),
})
export type ListShare = Static<typeof ListShare>

export const SavedListHead = Type.Object({
  listId: Type.String(),
  name: Type.String(),
  count: Type.Integer(),
  share: Nullable(ListShare),
})
export type SavedListHead = Static<typeof SavedListHead>

/** A thing on a shared list: the same as a save, without when it was saved. */
export const SharedListItem = Type.Omit(SavedItem, ['saved_at'])
export type SharedListItem = Static<typeof SharedListItem>

export const mySavedLists = {
  method: 'GET',
  url: '/v5/lists',
  access: 'user',
  summary: 'Lists the caller’s lists, newest first; with a thing, says which of them have it',
  tags,
  schema: {
    querystring: Type.Object({ kind: Type.Optional(SaveKind), ref: Type.Optional(ContentRef) }),
    response: { 200: Data(Type.Array(SavedListCard)), 400: ErrorBody },
  },
} as const satisfies Endpoint

/** Creating a list whose name exists is an everyday answer: that list is returned, and a thing is put into it. */
export const createSavedList = {
  method: 'POST',
  url: '/v5/lists',
  access: 'user',
  summary: 'Creates a list, with a saved thing if one is named; returns the list of that name if there is one',
  tags,
  schema: {
    body: Type.Object({ name: ListName, thing: Type.Optional(ListItem) }),
    response: {
      200: Data(Type.Object({ listId: Type.String(), name: Type.String(), isNew: Type.Boolean() })),
      400: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const getSavedList = {
  method: 'GET',
  url: '/v5/lists/:listId',
  access: 'user',
  summary: 'Shows one of the caller’s lists, what was added last first; deleted items come without a card',
  tags,
  schema: {
    params,
    querystring: Type.Object(PageQuery),
    response: {
      200: Type.Intersect([Page(Bookmarked), Type.Object({ list: SavedListHead })]),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const renameSavedList = {
  method: 'PUT',
  url: '/v5/lists/:listId',
  access: 'user',
  summary: 'Renames a list; refused if another list of the caller has that name',
  tags,
  schema: {
    params,
    body: Type.Object({ name: ListName }),
    response: { 200: Data(Type.Object({ name: Type.String() })), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const deleteSavedList = {
  method: 'DELETE',
  url: '/v5/lists/:listId',
  access: 'user',
  summary: 'Deletes a list and its shared page; the saves stay',
  tags,
  schema: { params, response: { 200: Data(Type.Object({ ok: Type.Literal(true) })), 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

const InList = Type.Object({ listId: Type.String(), isIn: Type.Boolean(), count: Type.Integer() })

export const putInSavedList = {
  method: 'POST',
  url: '/v5/lists/:listId/things',
  access: 'user',
  summary: 'Puts a saved thing into a list; idempotent',
  tags,
  schema: { params, body: ListItem, response: { 200: Data(InList), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody } },
} as const satisfies Endpoint

export const takeOutOfSavedList = {
  method: 'POST',
  url: '/v5/lists/:listId/things/remove',
  access: 'user',
  summary: 'Takes a thing out of a list; idempotent, and the save stays',
  tags,
  schema: { params, body: ListItem, response: { 200: Data(InList), 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

export const shareSavedList = {
  method: 'POST',
  url: '/v5/lists/:listId/share',
  access: 'user',
  summary: 'Gives a list an address of its own that nobody can guess, or changes the name shown there',
  tags,
  schema: {
    params,
    body: Type.Object({ sharedAs: Text(0, longestSharedAs) }),
    response: { 200: Data(ListShare), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const withdrawSavedList = {
  method: 'DELETE',
  url: '/v5/lists/:listId/share',
  access: 'user',
  summary: 'Ends the sharing of a list: its address leads nowhere from then on; idempotent',
  tags,
  schema: { params, response: { 200: Data(Type.Object({ ok: Type.Literal(true) })), 400: ErrorBody, 404: ErrorBody } },
} as const satisfies Endpoint

/** An unknown code and one that was withdrawn get the same answer. */
export const sharedSavedList = {
  method: 'GET',
  url: '/v5/shared-lists/:code',
  access: 'public',
  summary: 'Shows a list to anybody who has its address',
  tags,
  schema: {
    params: Type.Object({ code: Type.String({ pattern: '^[0-9a-f]{32}$' }) }),
    querystring: Type.Object(PageQuery),
    response: {
      200: Type.Intersect([
        Page(SharedListItem),
        Type.Object({
          list: Type.Object({ name: Type.String(), sharedAs: Type.String(), count: Type.Integer() }),
        }),
      ]),
      400: ErrorBody,
      404: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint
