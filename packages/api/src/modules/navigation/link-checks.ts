import { cityOf } from '@nukkad/contracts'
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

/** Throws Invalid when a link names a category that does not exist. */
export async function needCategories(q: Queryable, items: readonly DraftLink[]): Promise<void> {
  const wanted = new Set(allOf(items).flatMap(({ categoryId }) => categoryId ?? []))
  const known = new Set(await categoriesOf(q, [...wanted]))
  const missing = [...wanted].filter((id) => !known.has(id))
  if (missing.length > 0) throw new Invalid({ items: `names categories that do not exist: ${missing.join(', ')}` })
}
