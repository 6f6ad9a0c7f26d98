import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Timestamp } from '../../schema.ts'
import { ChosenPicture, Target, Versioned, Words } from '../site/staff-shapes.ts'

const tags = ['studio'] as const
const access = 'campaigner' as const

/** The screens on which a banner can be shown; `ad` is the place for advertisers, below pages. */
export const bannerScreens = [
  'home',
  'promo',
  'shop',
  'specials',
  '/home-new',
  '/generic-landing-page',
  '/discovery',
  '/lbb-tv',
  '/commerce-category',
  '/cart',
  'ad',
] as (
  | ('home' | 'promo' | 'shop' | 'specials' | '/home-new' | '/generic-landing-page' | '/discovery' | '/lbb-tv')
  | ('/commerce-category' | '/cart' | 'ad')
)[]
export type BannerScreen = (typeof bannerScreens)[number]

/** A banner as the campaign team writes it. */
export const BannerDraft = Type.Object({
  screen: Type.Enum(bannerScreens),
  cities: Type.Array(CitySlug, { maxItems: 40, description: 'cities in which it is shown; empty for all' }),
  kicker: Words(0, 60),
  title: Words(1, 120),
  line: Words(0, 300),
  cta: Words(1, 40),
  url: Target,
  picture: Nullable(ChosenPicture),
  position: Type.Integer({
    minimum: 0,
    maximum: 999,
    description: 'sort position; of two banners shown at the same time the lower comes first',
  }),
  startsAt: Timestamp,
  endsAt: Nullable(Timestamp, { description: 'exclusive; null for no end, which is not allowed for ads' }),
  isPublished: Type.Boolean(),
})
export type BannerDraft = Static<typeof BannerDraft>

const id = Type.String({ pattern: '^[1-9][0-9]{0,8}$' })
const Beside = Type.Object({ id, title: Type.String(), position: Type.Integer() })

/** A banner as it is edited. */
export const EditedBanner = Type.Object({
  id,
  ...Versioned,
  ...BannerDraft.properties,
  beside: Type.Array(Beside, {
    description: 'other banners on the same screen with an overlapping time and city, in display order',
  }),
})
export type EditedBanner = Static<typeof EditedBanner>

const { screen, cities, title, startsAt, endsAt, isPublished } = BannerDraft.properties
export const BannerRow = Type.Object({ id, screen, cities, title, startsAt, endsAt, isPublished })
export type BannerRow = Static<typeof BannerRow>

const params = Type.Object({ id })
const url = '/studio/banners'
const answers = { 200: Data(EditedBanner), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody } as const

export const listBanners = {
  method: 'GET',
  url,
  access,
  tags,
  summary: 'Lists the banners and ads of every screen, including past and upcoming ones',
  schema: { response: { 200: Data(Type.Array(BannerRow)) } },
} as const satisfies Endpoint

export const createBanner = {
  method: 'POST',
  url,
  access,
  tags,
  summary: 'Creates a banner or an ad; not visible until published',
  schema: { body: Type.Object({ screen, title }), response: { 200: Data(EditedBanner), 400: ErrorBody } },
} as const satisfies Endpoint

export const editedBanner = {
  method: 'GET',
  url: `${url}/:id`,
  access,
  tags,
  summary: 'Returns a banner for editing, with the banners shown beside it',
  schema: { params, response: { 200: Data(EditedBanner), 404: ErrorBody } },
} as const satisfies Endpoint

export const saveBanner = {
  method: 'PUT',
  url: `${url}/:id`,
  access,
  tags,
  summary: 'Updates a banner; responds 409 if another user changed it in the meantime',
  schema: {
    params,
    body: Type.Object({ version: Versioned.version, ...BannerDraft.properties }),
    response: answers,
  },
} as const satisfies Endpoint

export const removeBanner = {
  method: 'DELETE',
  url: `${url}/:id`,
  access,
  tags,
  summary: 'Deletes an unpublished banner',
  schema: { params, response: { 200: Data(Type.Object({ ok: Type.Boolean() })), 404: ErrorBody, 409: ErrorBody } },
} as const satisfies Endpoint
