import Type, { type Static } from 'typebox'
import { PageArm } from '../../campaigns/page-arm.ts'
import { Block, ReferencedContent } from '../../content/block.ts'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'

const tags = ['campaigns'] as const

/** The look of a campaign, as data: its colour, its background and its pattern. */
export const CampaignTheme = Type.Object({
  accent: Type.Union([Type.Literal('marigold'), Type.Literal('madder'), Type.Literal('peacock'), Type.Literal('dusk')]),
  ground: Type.Union([Type.Literal('paper'), Type.Literal('wash'), Type.Literal('sunk')]),
  pattern: Type.Union([
    Type.Literal('none'),
    Type.Literal('stripes'),
    Type.Literal('dots'),
    Type.Literal('rain'),
    Type.Literal('checks'),
  ]),
})
export type CampaignTheme = Static<typeof CampaignTheme>

const OtherCampaign = Type.Object({
  href: Type.String(),
  title: Type.String(),
  description: Type.String(),
  image: Picture,
})

/** A page composed of blocks by the campaign team. */
export const BlocksPage = Type.Object({
  slug: Slug,
  href: Type.String({ description: 'canonical address' }),
  title: Type.String(),
  description: Type.String(),
  image: Picture,
  theme: CampaignTheme,
  state: Type.Union(
    [Type.Literal('running'), Type.Literal('over'), Type.Literal('elsewhere'), Type.Literal('unshared')],
    {
      description:
        'over: has ended; elsewhere: for other cities; unshared: for other visitors. These states have no blocks',
    },
  ),
  startsAt: Timestamp,
  endsAt: Nullable(Timestamp),
  cities: Type.Array(CitySlug, { description: 'cities in which it is shown; empty for all' }),
  blocks: Type.Array(Block),
  things: ReferencedContent,
  arm: Type.Optional(PageArm),
  next: Type.Array(OtherCampaign, { description: 'pages to suggest when there is nothing to show' }),
})
export type BlocksPage = Static<typeof BlocksPage>

export const marketingEvent = {
  method: 'GET',
  url: '/marketing-event/:slug',
  access: 'public',
  summary: 'Returns a marketing page as blocks, for the visitor’s city',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: { 200: Data(BlocksPage) },
  },
} as const satisfies Endpoint

export const pagesRevision = {
  method: 'GET',
  url: '/campaigns/revision',
  access: 'public',
  summary: 'Returns revisions that change when campaign content is published, starts or ends',
  tags,
  schema: {
    response: {
      200: Type.Object({
        revision: Type.String({ description: 'revision of all content' }),
        chrome: Type.String({ description: 'revision of content shown on every kind of page: banners, ads and menus' }),
      }),
    },
  },
} as const satisfies Endpoint

export const clock = {
  method: 'GET',
  url: '/clock',
  access: 'public',
  summary: 'Returns the server time, for countdowns on devices with inaccurate clocks',
  tags,
  schema: { response: { 200: Type.Object({ now: Timestamp }) } },
} as const satisfies Endpoint
