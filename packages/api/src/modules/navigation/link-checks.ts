import { cityOf, defaultCity, leadsToPage } from '@nukkad/contracts'
import type { NavDraft } from '@nukkad/contracts/endpoints/site/navigation-editing'
import type { Queryable } from '../../db.ts'
import { Invalid } from '../../errors.ts'
import { categoriesOf } from './editing.repository.ts'

/** A link as edited, at any level. */
export interface DraftLink extends Omit<NavDraft, 'children'> {
  readonly children?: readonly DraftLink[]
}

const allOf = (links: readonly DraftLink[]): DraftLink[] =>
  links.flatMap((link) => [link, ...allOf(link.children ?? [])])

/** Throws Invalid for a link, at any level, that names a city that is not ours or ends before it begins. */
export function refuseInputErrors(items: readonly DraftLink[]): void {
  for (const { title, cities, startsAt, endsAt } of allOf(items)) {
    const stranger = cities.find((city) => !cityOf(city))
    if (stranger) throw new Invalid({ items: `names “${stranger}” for ${title}, which is not one of our cities` })
    if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
      throw new Invalid({ items: `has ${title} end before its start` })
  }
}

/** The address with a visitor's city in it. */
const filledIn = ({ url, cities: [city = defaultCity] }: DraftLink) =>
  url.replaceAll('{city}', city).replaceAll('{cityName}', cityOf(city)?.name ?? '')

const faultyUrls = (links: readonly DraftLink[], known: ReadonlySet<string>, path: string): [string, string][] =>
  links.flatMap((link, at) => {
    const isFaulty = !link.hide && !known.has(link.url) && !leadsToPage(filledIn(link))
    const here: [string, string][] = isFaulty
      ? [[`${path}.${at}.url`, 'is not the address of a page of this site']]
      : []
    return [...here, ...faultyUrls(link.children ?? [], known, `${path}.${at}.children`)]
  })

/**
 * Throws Invalid for links to pages that do not exist: visitors would not be shown them. Those that are stored already
 * stay, since their page may have been withdrawn only for now, and hidden ones may be prepared for a page to come.
 */
export function refuseDeadLinks(items: readonly DraftLink[], stored: readonly DraftLink[]): void {
  const known = new Set(allOf(stored).flatMap(({ url, hide }) => (hide ? [] : [url])))
  const faults = faultyUrls(items, known, 'items')
  if (faults.length === 0) return
  const message =
    faults.length === 1 ? 'A link leads to no page of this site.' : `${faults.length} links lead to no page.`
  throw new Invalid(Object.fromEntries(faults), message)
}

/** Throws Invalid when a link names a category that does not exist. */
export async function needCategories(q: Queryable, items: readonly DraftLink[]): Promise<void> {
  const wanted = new Set(allOf(items).flatMap(({ categoryId }) => categoryId ?? []))
  const known = new Set(await categoriesOf(q, [...wanted]))
  const missing = [...wanted].filter((id) => !known.has(id))
  if (missing.length > 0) throw new Invalid({ items: `names categories that do not exist: ${missing.join(', ')}` })
}
