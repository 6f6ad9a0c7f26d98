import type { BodyOf } from '@nukkad/contracts'
import type { EditedNavigation, NavList, saveNavigation } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { accounts } from '../users/accounts.service.ts'
import * as repository from './editing.repository.ts'
import { type DraftLink, needCategories, refuseDeadLinks, refuseInputErrors } from './link-checks.ts'
import { type NavRow, navItems } from './navigation.repository.ts'

export type NavigationEditing = ReturnType<typeof createNavigationEditing>

/** The navigation lists around every page, as edited. */
export function createNavigationEditing({ db }: { db: Db }) {
  async function readEdited(q: Queryable, list: NavList): Promise<EditedNavigation> {
    const [{ version, changedBy, changedAt }, rows] = await Promise.all([
      repository.savedList(q, list),
      navItems(q, [list]),
    ])
    const saved = changedAt && { name: await nameOf(q, changedBy), at: changedAt.toISOString() }
    const leaf = (row: NavRow) => ({
      title: row.title,
      url: row.url,
      label: row.label,
      categoryId: row.category_id,
      hide: row.is_hidden,
      type: row.kind,
      icon: row.icon,
      role: row.role,
      cities: row.cities,
      startsAt: row.starts_at?.toISOString() ?? null,
      endsAt: row.ends_at?.toISOString() ?? null,
    })
    const below = (parent: number | null) => rows.filter(({ parent_id }) => parent_id === parent)
    const branch = (row: NavRow) => ({ ...leaf(row), children: below(row.id).map(leaf) })
    return {
      list,
      version,
      saved,
      items: below(null).map((row) => ({ ...leaf(row), children: below(row.id).map(branch) })),
    }
  }

  /** The name of the last editor as shown to colleagues; a deleted account has no name. */
  async function nameOf(q: Queryable, userId: string | null): Promise<string> {
    const user = userId ? await accounts.byId(q, userId) : undefined
    return [user?.first_name, user?.last_name].filter(Boolean).join(' ') || user?.email || 'Someone'
  }

  async function changedMeanwhile(q: Queryable, list: NavList, userId: string): Promise<Conflict> {
    const { changedBy, changedAt } = await repository.savedList(q, list)
    const by = changedBy === userId ? 'You, in another window,' : await nameOf(q, changedBy)
    return new Conflict(`${by} saved this list after you opened it. Your changes are still here.`, {
      by,
      ...(changedAt && { at: changedAt.toISOString() }),
    })
  }

  return {
    read: (list: NavList): Promise<EditedNavigation> => readEdited(db, list),

    save: (
      list: NavList,
      { version, items }: BodyOf<typeof saveNavigation>,
      userId: string,
    ): Promise<EditedNavigation> =>
      transaction(db, async (tx) => {
        if (list === 'account' && items.some(({ children }) => children.length > 0))
          throw new Invalid({ items: 'of the account menu cannot have items below them' })
        refuseInputErrors(items)
        refuseDeadLinks(items, (await readEdited(tx, list)).items)
        await needCategories(tx, items)
        const isLatest = await repository.raiseVersion(tx, { list, version, userId })
        if (!isLatest) throw await changedMeanwhile(tx, list, userId)
        await repository.clear(tx, list)
        await put(tx, list, null, items)
        return readEdited(tx, list)
      }),
  }
}

/** Inserts level by level, because each link needs the number of its parent. */
async function put(q: Queryable, list: NavList, parent: number | null, links: readonly DraftLink[]): Promise<void> {
  if (links.length === 0) return
  const ids = await repository.insert(
    q,
    list,
    parent,
    links.map(({ children: _, ...link }) => link),
  )
  for (const [at, id] of ids.entries()) await put(q, list, id, links[at]?.children ?? [])
}
