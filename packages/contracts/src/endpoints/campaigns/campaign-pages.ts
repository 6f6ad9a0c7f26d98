import Type, { type Static } from 'typebox'
import { PageArm } from '../../campaigns/page-arm.ts'
import { Block, BlockThings } from '../../content/block.ts'
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
  href: Type.String({ description: 'its one address' }),
  title: Type.String(),
  description: Type.String(),
  image: Picture,
  theme: CampaignTheme,
  state: Type.Union(
    [Type.Literal('running'), Type.Literal('over'), Type.Literal('elsewhere'), Type.Literal('unshared')],
    {
      description:
        'over: it has ended; elsewhere: it is for other cities; unshared: for other visitors. These come without blocks',
    },
  ),
  startsAt: Timestamp,
  endsAt: Nullable(Timestamp),
  cities: Type.Array(CitySlug, { description: 'none: everywhere' }),
  blocks: Type.Array(Block),
  things: BlockThings,
  arm: Type.Optional(PageArm),
  next: Type.Array(OtherCampaign, { description: 'where to go on to when there is nothing here' }),
})
export type BlocksPage = Static<typeof BlocksPage>

export const marketingEvent = {
  method: 'GET',
  url: '/marketing-event/:slug',
  access: 'public',
  summary: 'A marketing page as blocks, for the visitor’s city',
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
  summary: 'Texts that change with what the campaign team publishes, also with what comes or ends by itself',
  tags,
  schema: {
    response: {
      200: Type.Object({
        revision: Type.String({ description: 'of everything' }),
        chrome: Type.String({ description: 'of what stands on pages of all kinds: banners, ads and menus' }),
      }),
    },
  },
} as const satisfies Endpoint

export const clock = {
  method: 'GET',
  url: '/clock',
  access: 'public',
  summary: 'The server’s time, for countdowns on devices whose clocks are wrong',
  tags,
  schema: { response: { 200: Type.Object({ now: Timestamp }) } },
} as const satisfies Endpoint
