import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, RecordId, Slug, Timestamp } from '../../schema.ts'
import { Versioned, Words } from './staff-shapes.ts'

const tags = ['studio'] as const
const lines = Type.Array(Words(1, 400), { maxItems: 20 })

export const OpeningDraft = Type.Object({
  title: Words(1, 120),
  team: Words(0, 60),
  city: Nullable(CitySlug),
  terms: Words(1, 120),
  line: Words(0, 200),
  about: lines,
  does: lines,
  needs: lines,
  closesAt: Nullable(Timestamp),
  isPublished: Type.Boolean(),
})
export type OpeningDraft = Static<typeof OpeningDraft>

/** An opening in the team, for editing. */
export const EditedOpening = Type.Object({ id: Slug, ...Versioned, ...OpeningDraft.properties, postedAt: Timestamp })
export type EditedOpening = Static<typeof EditedOpening>

const ListedOpening = Type.Object({
  id: Slug,
  title: Type.String(),
  team: Type.String(),
  city: Nullable(CitySlug),
  closesAt: Nullable(Timestamp),
  isPublished: Type.Boolean(),
})
const params = Type.Object({ id: Slug })

export const staffOpenings = {
  method: 'GET',
  url: '/studio/openings',
  access: 'campaigner',
  summary: 'Lists all positions in the team, open and closed',
  tags,
  schema: { response: { 200: Data(Type.Array(ListedOpening)) } },
} as const satisfies Endpoint

export const createOpening = {
  method: 'POST',
  url: '/studio/openings',
  access: 'campaigner',
  summary: 'Creates a position in the team; not visible until published',
  tags,
  schema: {
    body: Type.Object({ id: RecordId, title: OpeningDraft.properties.title }),
    response: { 200: Data(EditedOpening), 400: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const editedOpening = {
  method: 'GET',
  url: '/studio/openings/:id',
  access: 'campaigner',
  summary: 'Returns a position in the team for editing',
  tags,
  schema: { params, response: { 200: Data(EditedOpening), 404: ErrorBody } },
} as const satisfies Endpoint

export const saveOpening = {
  method: 'PUT',
  url: '/studio/openings/:id',
  access: 'campaigner',
  summary: 'Updates a position in the team, or closes it; responds 409 if another user changed it in the meantime',
  tags,
  schema: {
    params,
    body: Type.Object({ version: Versioned.version, ...OpeningDraft.properties }),
    response: { 200: Data(EditedOpening), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
