import { citySegment } from '../city/cities.ts'
import { fits, kindOf, type Segment, segmentsOf, shapeOf } from './pattern.ts'
import type { ScreenRoute } from './route.ts'

/** The names that a remote may use besides its own. It can't use those of other remotes. */
export interface Grant {
  /** prefixes of patterns, by whole segments; '/' is the start page only */
  readonly paths?: readonly string[]
  readonly slots?: readonly string[]
}

/** Grants by package name. */
export type Grants = Readonly<Record<string, Grant>>

/** The names that a release wants to use. */
export interface Claims {
  readonly name: string
  readonly slots: readonly string[]
  readonly screens: readonly ScreenRoute[]
}

export const noClaims = (name: string): Claims => ({ name, slots: [], screens: [] })

/** The slot of pages, which is shared: each address decides which remote fills it. */
const sharedSlot = 'main'

/**
 * The built-in grants of this site's remotes. Further grants are made with `npm run release -- grant`, stored in the
 * signed registry, and take precedence: they need no build of the shell.
 */
export const houseGrants: Grants = {
  'mf-header': { slots: ['header', 'footer', 'dialogs'] },
  'mf-content': {
    paths: [
      ...['/', '/home', '/home-new', '/404', '/specials', '/specials-homepage', '/{city}', '/{provider}'],
      ...['/places', '/tickets', '/event/register', '/event/w', '/event/check-in', '/editor'],
      ...['/policies', '/city-guides', '/trusted-reviews'],
    ],
  },
  'mf-commerce': { paths: ['/shop', '/{city}/shop', '/filters', '/txn'] },
  'mf-account': {
    paths: [
      ...['/account', '/customer-support', '/saves', '/wallet', '/transaction', '/users', '/influencer-home'],
      ...['/insiders', '/sell', '/merchant', '/merchant-signin', '/merchant-orders', '/merchant-orderDetails'],
      '/merchant-products',
    ],
  },
  'mf-campaigns': {
    paths: [
      ...['/awards', '/legocreators', '/eventfeedback', '/careers', '/influencerpopups', '/campaign', '/feature/poll'],
      ...['/gift-shop', '/shop/gift-shop', '/shop/events', '/shop/marketing', '/favourite/things', '/cadburysilk'],
      ...['/event/guides', '/event/gifts', '/{hash}', '/{token}', '/travel/madeinsingapore', '/all/womens-day'],
      ...['/lbb-access', '/shopmyshops', '/brand-generator', '/subscription', '/localgiftsinfo', '/local-gifts'],
      ...['/editor/gift-finder', '/editor/gift-tags', '/editor/gift-cards'],
      ...['/staff/campaigns', '/staff/overlay', '/staff/releases'],
    ],
    slots: ['promo', 'access-offers'],
  },
}

const known = new Map<string, { readonly segments: readonly Segment[]; readonly shape: string }>()
/** Parsed patterns are cached, because all of them are checked on every change of the registry. */
function read(pattern: string) {
  const found = known.get(pattern) ?? { segments: segmentsOf(pattern), shape: shapeOf(pattern) }
  known.set(pattern, found)
  return found
}

/**
 * Whether the granted segment matches everything that `segment` matches. A free parameter does not cover fixed text.
 */
function covers(granted: Segment, segment: Segment): boolean {
  if ('param' in granted) {
    if ('param' in segment) return kindOf(granted.param) === kindOf(segment.param)
    const text = 'text' in segment ? segment.text : segment.rest
    return kindOf(granted.param) !== 'any' && fits(granted.param, text)
  }
  const text = 'text' in granted ? granted.text : granted.rest
  return 'param' in segment ? false : text === ('text' in segment ? segment.text : segment.rest)
}

/** How closely a path matches a pattern: by its length, then by its fixed texts; undefined if it does not match. */
function closeness(path: string, pattern: string): number | undefined {
  const granted = read(path).segments
  const wanted = read(pattern).segments
  if (granted.length === 0) return wanted.length === 0 ? 0 : undefined
  if (granted.length > wanted.length) return undefined
  const isCovered = granted.every((segment, at) => covers(segment, wanted[at] as Segment))
  return isCovered ? granted.length * 100 + granted.filter((segment) => 'text' in segment).length : undefined
}

/** The remote whose grant matches a pattern most closely. Of equally close grants the last wins. */
export function ownerOfPattern(pattern: string, grants: Grants): string | undefined {
  let found: { readonly remote: string; readonly closeness: number } | undefined
  for (const [remote, { paths = [] }] of Object.entries(grants)) {
    for (const path of paths) {
      const near = closeness(path, pattern)
      if (near !== undefined && near >= (found?.closeness ?? 0)) found = { remote, closeness: near }
    }
  }
  return found?.remote
}

const shortName = (remote: string) => remote.replace(/^mf-/, '')
const isOrBelow = (text: string, name: string, mark: string) => text === name || text.startsWith(`${name}${mark}`)

function patternFault({ name }: Claims, { pattern }: ScreenRoute, grants: Grants): string | undefined {
  const owner = ownerOfPattern(pattern, grants)
  if (owner === name) return undefined
  if (owner) return `${name} has the address ${pattern}, but that belongs to ${owner}.`
  const own = shortName(name)
  const [first] = read(pattern).segments
  const isItsOwn = first !== undefined && 'text' in first && first.text === own && citySegment(own) === undefined
  return isItsOwn
    ? undefined
    : `${name} has the address ${pattern}, which was not granted to anyone: ${howToGrant(name)}`
}

function slotFault({ name }: Claims, slot: string, grants: Grants): string | undefined {
  if (slot === sharedSlot || grants[name]?.slots?.includes(slot)) return undefined
  const owner = Object.entries(grants).find(([, { slots = [] }]) => slots.includes(slot))?.[0]
  if (owner) return `${name} fills the slot '${slot}', but that belongs to ${owner}.`
  const isItsOwn = isOrBelow(slot, shortName(name), '-')
  return isItsOwn ? undefined : `${name} fills the slot '${slot}', which was not granted to anyone: ${howToGrant(name)}`
}

const howToGrant = (name: string) => `an operator can grant it with npm run release -- grant ${name}.`

/**
 * Why a release may not be served: a sentence that names the owner of what it claims; undefined if all claims are its
 * own. `others` is what other remotes show now.
 */
export function claimFault(claims: Claims, grants: Grants, others: readonly Claims[]): string | undefined {
  for (const slot of claims.slots) {
    const filler = slot === sharedSlot ? undefined : others.find(({ slots }) => slots.includes(slot))
    const fault =
      slotFault(claims, slot, grants) ??
      (filler && `${claims.name} fills the slot '${slot}', which ${filler.name} already fills.`)
    if (fault) return fault
  }
  const seen = new Set<string>()
  for (const screen of claims.screens) {
    const { shape } = read(screen.pattern)
    if (seen.has(screen.name)) return `${claims.name} has two screens '${screen.name}'.`
    if (seen.has(`/${shape}`)) return `${claims.name} has two screens at ${screen.pattern}.`
    seen.add(screen.name).add(`/${shape}`)
    const fault = patternFault(claims, screen, grants) ?? takenFault(claims, screen, others)
    if (fault) return fault
  }
  return undefined
}

function takenFault({ name }: Claims, screen: ScreenRoute, others: readonly Claims[]): string | undefined {
  const { shape } = read(screen.pattern)
  for (const other of others) {
    const same = other.screens.find((one) => one.name === screen.name || read(one.pattern).shape === shape)
    if (!same) continue
    return same.name === screen.name
      ? `${name} has a screen '${screen.name}', but that name belongs to ${other.name}.`
      : `${name} has the address ${screen.pattern}, where ${other.name} shows its screen '${same.name}'.`
  }
  return undefined
}

/** The built-in grants merged with later ones, which take precedence. */
export const withGranted = (given: Grants = {}): Grants => {
  const remotes = [...new Set([...Object.keys(houseGrants), ...Object.keys(given)])]
  const taken = new Set(Object.values(given).flatMap(({ paths = [], slots = [] }) => [...paths, ...slots]))
  const left = (all: readonly string[] = []) => all.filter((one) => !taken.has(one))
  return Object.fromEntries(
    remotes.map((remote) => [
      remote,
      {
        paths: [...left(houseGrants[remote]?.paths), ...(given[remote]?.paths ?? [])],
        slots: [...left(houseGrants[remote]?.slots), ...(given[remote]?.slots ?? [])],
      },
    ]),
  )
}
