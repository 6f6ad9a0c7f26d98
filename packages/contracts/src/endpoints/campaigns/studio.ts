import Type, { type Static } from 'typebox'
import { Block } from '../../content/block.ts'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Slug, Text, Timestamp } from '../../schema.ts'
import { Revision, SavedBy } from '../content/staff-writing.ts'
import { BlocksPage, CampaignTheme } from './campaign-pages.ts'

const team = { access: 'campaigner', tags: ['studio'] } as const

export const campaignStates = ['draft', 'scheduled', 'live', 'ended'] as const
export const CampaignState = Type.Enum(campaignStates)
export type CampaignState = Static<typeof CampaignState>

/** The kind decides the path of a page; landing: at a route reserved for it; private: only through a secret link. */
export const campaignKinds = [
  ...['campaign', 'deals', 'shop-event', 'shop-marketing', 'event-guide', 'cadburysilk', 'landing', 'private'],
] as ('campaign' | 'deals' | 'shop-event' | 'shop-marketing' | 'event-guide' | 'cadburysilk' | 'landing' | 'private')[]

/** The templates from which a page can be created. */
export const campaignTemplates = ['blank', 'sale', 'weekend', 'contest', 'gifts'] as const
export type CampaignTemplate = (typeof campaignTemplates)[number]

/**
 * The goals by which variants of a page are compared: how many of the people who saw one tapped, added to the cart, or
 * ordered.
 */
export const campaignGoals = ['taps', 'adds', 'orders'] as const
export const CampaignGoal = Type.Enum(campaignGoals)
export type CampaignGoal = Static<typeof CampaignGoal>
export const variantKeys = ['a', 'b', 'c', 'd'] as const

/** The limit is above what a page may have, so that the refusal can name the real limit. */
const Blocks = Type.Array(Type.Unknown(), { maxItems: 2_000, description: 'registered blocks; at most 100' })

/** Another list of blocks, for some of the visitors. */
export const CampaignVariant = Type.Object({
  key: Type.Enum(['b', 'c', 'd']),
  name: Text(1, 60),
  weight: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'percentage of visitors to the page; variant a gets the remainder',
  }),
  blocks: Blocks,
})

/** A page as it is edited. */
export const CampaignDraft = Type.Object({
  kind: Type.Enum(campaignKinds),
  category: Slug,
  title: Text(1, 160),
  description: Text(0, 300),
  picture: Type.Object({
    url: Type.String({ pattern: '^/(images|api/media)/[A-Za-z0-9/_-]{1,200}$' }),
    alt: Text(0, 300),
    color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  }),
  theme: CampaignTheme,
  blocks: Blocks,
  variants: Type.Array(CampaignVariant, { maxItems: 3 }),
  share: Type.Integer({ minimum: 1, maximum: 100, description: 'percentage of visitors who see the page' }),
  goal: CampaignGoal,
  cities: Type.Array(CitySlug, { maxItems: 40, description: 'cities in which it is shown; empty for all' }),
  endsAt: Nullable(Timestamp, { description: 'exclusive; null for no end' }),
})
export type CampaignDraft = Omit<Static<typeof CampaignDraft>, 'blocks' | 'variants'> & {
  blocks: Block[]
  variants: (Omit<Static<typeof CampaignVariant>, 'blocks'> & { blocks: Block[] })[]
}

const facts = {
  id: Type.String(),
  slug: Slug,
  href: Nullable(Type.String(), { description: 'address once published; null if behind a private link' }),
  state: CampaignState,
  startsAt: Nullable(Timestamp, { description: 'null if never published' }),
  endsAt: Nullable(Timestamp),
  cities: Type.Array(CitySlug),
  hasChanges: Type.Boolean({ description: 'whether there are saved changes that are neither visible nor scheduled' }),
  saved: Nullable(SavedBy),
}

export const CampaignRow = Type.Object({
  ...facts,
  kind: Type.String(),
  title: Type.String(),
  views: Type.Integer({ description: 'views in the last 30 days' }),
})
export type CampaignRow = Static<typeof CampaignRow>

const Draft = Type.Object({
  ...CampaignDraft.properties,
  blocks: Type.Array(Block),
  variants: Type.Array(Type.Object({ ...CampaignVariant.properties, blocks: Type.Array(Block) })),
})
export const EditedCampaign = Type.Object({
  ...facts,
  version: Type.Integer({ description: 'version to send with the next change' }),
  draft: Draft,
  next: Nullable(Type.Object({ version: Type.Integer(), at: Timestamp }), {
    description: 'scheduled version that will replace the running page, with its time',
  }),
  phase: Type.Integer(),
})
export type EditedCampaign = Omit<Static<typeof EditedCampaign>, 'draft'> & { draft: CampaignDraft }

/** A problem of a page that its visitors would notice. */
export const CampaignCheck = Type.Object({
  level: Type.Enum(['stop', 'warning']),
  kind: Type.Enum(['empty', 'gone', 'sold-out', 'coupon', 'alt', 'heavy', 'link', 'unknown', 'end']),
  block: Nullable(Type.String(), { description: 'id of the block; null for the page' }),
  variant: Type.Enum(variantKeys),
  text: Type.String(),
})
export type CampaignCheck = Static<typeof CampaignCheck>

const one = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) })
const version = Type.Integer({ minimum: 1, description: 'version as last read' })
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody } as const
const answers = { 200: Data(EditedCampaign), ...refusals } as const
const url = '/staff/campaigns'

export const listCampaigns = {
  method: 'GET',
  url,
  ...team,
  summary: 'Lists all campaign pages in every state, most recently changed first',
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      state: Type.Optional(CampaignState),
      q: Type.Optional(Text(0, 80)),
    }),
    response: {
      200: Type.Object({
        ...Page(CampaignRow).properties,
        counts: Type.Record(Type.String(), Type.Integer(), { description: 'number of pages by state, and in total' }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const beginCampaign = {
  method: 'POST',
  url,
  ...team,
  summary: 'Creates a page from a template, or as a copy of another page with new block ids',
  schema: {
    body: Type.Object({
      title: Text(1, 160),
      template: Type.Optional(Type.Enum(campaignTemplates)),
      copyOf: Type.Optional(one.properties.id),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const editedCampaign = {
  method: 'GET',
  url: `${url}/:id`,
  ...team,
  summary: 'Returns the latest saved version of a page',
  schema: { params: one, response: answers },
} as const satisfies Endpoint

export const saveCampaign = {
  method: 'PUT',
  url: `${url}/:id`,
  ...team,
  summary: 'Saves a page without publishing it; HTML is sanitised',
  schema: {
    params: one,
    body: Type.Object({ version, draft: CampaignDraft }),
    response: { ...answers, 413: ErrorBody },
  },
} as const satisfies Endpoint

export const publishCampaign = {
  method: 'POST',
  url: `${url}/:id/publish`,
  ...team,
  summary: 'Publishes the saved version now or at a given time; later changes do not affect a scheduled version',
  schema: {
    params: one,
    body: Type.Object({ version, at: Type.Optional(Nullable(Timestamp)) }),
    response: answers,
  },
} as const satisfies Endpoint

export const endCampaign = {
  method: 'POST',
  url: `${url}/:id/end`,
  ...team,
  summary: 'Ends a page now; withdraws a page that has not started and any scheduled change',
  schema: { params: one, body: Type.Object({ version }), response: answers },
} as const satisfies Endpoint

export const removeCampaign = {
  method: 'DELETE',
  url: `${url}/:id`,
  ...team,
  summary: 'Deletes a draft that was never published',
  schema: {
    params: one,
    querystring: Type.Object({ version }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), ...refusals },
  },
} as const satisfies Endpoint

export const checkCampaign = {
  method: 'GET',
  url: `${url}/:id/checks`,
  ...team,
  summary: 'Lists the problems that visitors of the saved page would run into',
  schema: { params: one, response: { 200: Data(Type.Array(CampaignCheck)), ...refusals } },
} as const satisfies Endpoint

export const previewCampaign = {
  method: 'GET',
  url: `${url}/:id/preview`,
  ...team,
  summary: 'Returns the saved page as visitors will see it',
  schema: {
    params: one,
    querystring: Type.Object({ variant: Type.Optional(Type.Enum(variantKeys)) }),
    response: { 200: Data(BlocksPage), ...refusals },
  },
} as const satisfies Endpoint

export const campaignRevisions = {
  method: 'GET',
  url: `${url}/:id/revisions`,
  ...team,
  summary: 'Lists the most recent saved versions of a page, newest first',
  schema: { params: one, response: { 200: Data(Type.Array(Revision)), ...refusals } },
} as const satisfies Endpoint

export const restoreCampaign = {
  method: 'POST',
  url: `${url}/:id/revisions/:revision/restore`,
  ...team,
  summary: 'Restores an earlier version of a page as a new version; not visible until published',
  schema: {
    params: Type.Object({ ...one.properties, revision: Type.Integer({ minimum: 1 }) }),
    body: Type.Object({ version }),
    response: answers,
  },
} as const satisfies Endpoint
