import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { staffRoles } from '../../people/roles.ts'
import { CitySlug, Data, ErrorBody, Nullable, Text, Timestamp } from '../../schema.ts'

const most = 30
/** The icon before a link of the account menu. */
const icons = ['', 'heart', 'package', 'pen', 'store', 'ticket', 'user', 'wallet'] as const

const link = {
  title: Text(1, 60),
  url: Type.String({
    maxLength: 200,
    pattern: '^(/([^/\\\\]|$)|https://)',
    description: 'path on this site, where {city} and {cityName} are replaced with the visitor’s, or an https address',
  }),
  label: Nullable(Text(1, 12), { description: "e.g. 'New'" }),
  categoryId: Nullable(Type.String({ pattern: '^[0-9]{1,9}$' })),
  hide: Type.Boolean(),
  type: Type.String({ pattern: '^[a-z-]{1,20}$', description: "the shop's categories are listed below 'lbbshop'" }),
  icon: Type.Enum(icons, { description: 'icon in the account menu' }),
  role: Nullable(Type.Enum(staffRoles, { description: 'role required to see it; only used in the account menu' })),
  cities: Type.Array(CitySlug, { maxItems: 40, description: 'cities in which it is shown; empty for all' }),
  startsAt: Nullable(Timestamp, { description: 'inclusive; null for no start' }),
  endsAt: Nullable(Timestamp, { description: 'exclusive; null for no end' }),
}
const Leaf = Type.Object(link)
const Branch = Type.Object({ ...link, children: Type.Array(Leaf, { maxItems: most }) })

/**
 * A link as editors edit it, hidden ones too, with up to two levels of children; their order is the order on the page.
 */
export const NavDraft = Type.Object({ ...link, children: Type.Array(Branch, { maxItems: most }) })
export type NavDraft = Static<typeof NavDraft>

/**
 * The navigation lists that editors maintain; `account` is the menu of the signed-in user, whose id replaces `{user}`.
 */
export const NavList = Type.Union([
  Type.Literal('desktop'),
  Type.Literal('mobile'),
  Type.Literal('footer'),
  Type.Literal('account'),
])
export type NavList = Static<typeof NavList>

export const EditedNavigation = Type.Object({
  list: NavList,
  version: Type.Integer({ description: 'version to send with the next change' }),
  saved: Nullable(Type.Object({ name: Type.String(), at: Type.String({ format: 'date-time' }) })),
  items: Type.Array(NavDraft),
})
export type EditedNavigation = Static<typeof EditedNavigation>
const answers = { 200: Data(EditedNavigation), 400: ErrorBody, 409: ErrorBody }
const params = Type.Object({ list: NavList })

export const editedNavigation = {
  method: 'GET',
  url: '/editor/navigation/:list',
  access: 'editor',
  summary: 'Returns a navigation list for editing',
  tags: ['editor'],
  schema: { params, response: answers },
} as const satisfies Endpoint

/** Saving over another person's changes is refused (409), and nothing is written. */
export const saveNavigation = {
  method: 'PUT',
  url: '/editor/navigation/:list',
  access: 'editor',
  summary: 'Updates a navigation list; visible to visitors at once',
  tags: ['editor'],
  schema: {
    params,
    body: Type.Object({ version: Type.Integer(), items: Type.Array(NavDraft, { minItems: 1, maxItems: 20 }) }),
    response: answers,
  },
} as const satisfies Endpoint
