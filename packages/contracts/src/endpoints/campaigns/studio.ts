import Type, { type Static } from 'typebox'
import { Block } from '../../content/block.ts'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Slug, Text, Timestamp } from '../../schema.ts'
import { Revision, SavedBy } from '../content/staff-writing.ts'
import { BlocksPage, CampaignTheme } from './campaign-pages.ts'

const tags = ['studio'] as const
const access = 'campaigner' as const

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
const Blocks = Type.Array(Type.Unknown(), { maxItems: 2_000, description: 'blocks of the registry; 100 at most' })

/** Another list of blocks, for some of the visitors. */
export const CampaignVariant = Type.Object({
  key: Type.Enum(['b', 'c', 'd']),
  name: Text(1, 60),
  weight: Type.Integer({ minimum: 0, maximum: 100, description: 'of a hundred who see the page; a has the rest' }),
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
  share: Type.Integer({ minimum: 1, maximum: 100, description: 'so many of a hundred visitors see it' }),
  goal: CampaignGoal,
  cities: Type.Array(CitySlug, { maxItems: 40, description: 'none: everywhere' }),
  endsAt: Nullable(Timestamp, { description: 'exclusive; null: it goes on' }),
})
export type CampaignDraft = Omit<Static<typeof CampaignDraft>, 'blocks' | 'variants'> & {
  blocks: Block[]
  variants: (Omit<Static<typeof CampaignVariant>, 'blocks'> & { blocks: Block[] })[]
}

const facts = {
  id: Type.String(),
  slug: Slug,
  href: Nullable(Type.String(), { description: 'where it stands once it is published; null: behind a private link' }),
  state: CampaignState,
  startsAt: Nullable(Timestamp, { description: 'null: it was never published' }),
  endsAt: Nullable(Timestamp),
  cities: Type.Array(CitySlug),
  hasChanges: Type.Boolean({ description: 'something is saved that visitors do not see, nor will by themselves' }),
  saved: Nullable(SavedBy),
}

export const CampaignRow = Type.Object({
  ...facts,
  kind: Type.String(),
  title: Type.String(),
  views: Type.Integer({ description: 'of the last 30 days' }),
})
export type CampaignRow = Static<typeof CampaignRow>

const Draft = Type.Object({
  ...CampaignDraft.properties,
  blocks: Type.Array(Block),
  variants: Type.Array(Type.Object({ ...CampaignVariant.properties, blocks: Type.Array(Block) })),
})
export const EditedCampaign = Type.Object({
  ...facts,
  version: Type.Integer({ description: 'goes back with the next change' }),
  draft: Draft,
  next: Nullable(Type.Object({ version: Type.Integer(), at: Timestamp }), {
    description: 'the state that takes the place of the running page, and when',
  }),
  phase: Type.Integer(),
})
export type EditedCampaign = Omit<Static<typeof EditedCampaign>, 'draft'> & { draft: CampaignDraft }

/** A problem of a page that its visitors would notice. */
export const CampaignCheck = Type.Object({
  level: Type.Enum(['stop', 'warning']),
  kind: Type.Enum(['empty', 'gone', 'sold-out', 'coupon', 'alt', 'heavy', 'link', 'unknown', 'end']),
  block: Nullable(Type.String(), { description: 'id of the block; null: the page' }),
  variant: Type.Enum(variantKeys),
  text: Type.String(),
})
export type CampaignCheck = Static<typeof CampaignCheck>

const one = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) })
const version = Type.Integer({ minimum: 1, description: 'as it was read' })
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody } as const
const answers = { 200: Data(EditedCampaign), ...refusals } as const
const url = '/staff/campaigns'

export const listCampaigns = {
  ...{ method: 'GET', url, access, tags },
  summary: 'Every campaign page whatever its state, what was touched last first',
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      state: Type.Optional(CampaignState),
      q: Type.Optional(Text(0, 80)),
    }),
    response: {
      200: Type.Object({
        ...Page(CampaignRow).properties,
        counts: Type.Record(Type.String(), Type.Integer(), { description: 'by state, and all' }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const beginCampaign = {
  ...{ method: 'POST', url, access, tags },
  summary: 'A new page from a template, or a copy of another page with blocks of new identities',
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
  ...{ method: 'GET', url: `${url}/:id`, access, tags },
  summary: 'What was saved last of a page',
  schema: { params: one, response: answers },
} as const satisfies Endpoint

export const saveCampaign = {
  ...{ method: 'PUT', url: `${url}/:id`, access, tags },
  summary: 'Saves a page for the team; visitors see it when it is published. HTML is sanitised',
  schema: {
    params: one,
    body: Type.Object({ version, draft: CampaignDraft }),
    response: { ...answers, 413: ErrorBody },
  },
} as const satisfies Endpoint

export const publishCampaign = {
  ...{ method: 'POST', url: `${url}/:id/publish`, access, tags },
  summary: 'Shows visitors what was saved: now, or at a time, and then this very state whatever is saved after it',
  schema: {
    params: one,
    body: Type.Object({ version, at: Type.Optional(Nullable(Timestamp)) }),
    response: answers,
  },
} as const satisfies Endpoint

export const endCampaign = {
  ...{ method: 'POST', url: `${url}/:id/end`, access, tags },
  summary: 'Ends a page now; one that has not begun, and a change that waits for its time, is taken back',
  schema: { params: one, body: Type.Object({ version }), response: answers },
} as const satisfies Endpoint

export const removeCampaign = {
  ...{ method: 'DELETE', url: `${url}/:id`, access, tags },
  summary: 'Deletes a draft that was never published',
  schema: {
    params: one,
    querystring: Type.Object({ version }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), ...refusals },
  },
} as const satisfies Endpoint

export const checkCampaign = {
  ...{ method: 'GET', url: `${url}/:id/checks`, access, tags },
  summary: 'What visitors of the saved page would stumble over',
  schema: { params: one, response: { 200: Data(Type.Array(CampaignCheck)), ...refusals } },
} as const satisfies Endpoint

export const previewCampaign = {
  ...{ method: 'GET', url: `${url}/:id/preview`, access, tags },
  summary: 'The saved page as visitors will see it',
  schema: {
    params: one,
    querystring: Type.Object({ variant: Type.Optional(Type.Enum(variantKeys)) }),
    response: { 200: Data(BlocksPage), ...refusals },
  },
} as const satisfies Endpoint

const Mark = (description: string) => Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{0,59}$', description })

/** The address of a page for publishing elsewhere: events of visitors who follow it record their source. */
export const campaignLink = {
  ...{ method: 'GET', url: `${url}/:id/link`, access, tags },
  summary: 'The address of a page with marks of its source (UTM), also as a QR code; utm_campaign is its name',
  schema: {
    params: one,
    querystring: Type.Object({
      source: Mark('where the link stands: newsletter, instagram'),
      medium: Mark('what kind of place that is: mail, social, print'),
      content: Type.Optional(Mark('which of several links there')),
    }),
    response: {
      200: Data(
        Type.Object({
          url: Type.String(),
          qr: Type.Object(
            { size: Type.Integer(), path: Type.String() },
            { description: 'the path of an SVG, one unit a module' },
          ),
        }),
      ),
      ...refusals,
    },
  },
} as const satisfies Endpoint

export const campaignRevisions = {
  ...{ method: 'GET', url: `${url}/:id/revisions`, access, tags },
  summary: 'The last states of a page that were saved, the newest first',
  schema: { params: one, response: { 200: Data(Type.Array(Revision)), ...refusals } },
} as const satisfies Endpoint

export const restoreCampaign = {
  ...{ method: 'POST', url: `${url}/:id/revisions/:revision/restore`, access, tags },
  summary: 'Saves an earlier state of a page anew; visitors see it when it is published',
  schema: {
    params: Type.Object({ ...one.properties, revision: Type.Integer({ minimum: 1 }) }),
    body: Type.Object({ version }),
    response: answers,
  },
} as const satisfies Endpoint
