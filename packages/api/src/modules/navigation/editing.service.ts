import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import type {
  editedNavigation,
  NavDraft,
  NavList,
  saveNavigation,
} from '@nukkad/contracts/endpoints/navigation-editing'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Conflict, Invalid } from '../../errors.ts'
import * as repository from './editing.repository.ts'
import { type NavRow, navItems } from './navigation.repository.ts'

type Edited = AnswerOf<typeof editedNavigation>['data']
export type NavigationEditing = ReturnType<typeof createNavigationEditing>

/** The lists of links around every page, as editors write them. */
export function createNavigationEditing({ db }: { db: Db }) {
  async function edited(q: Queryable, list: NavList): Promise<Edited> {
    const [version, rows] = await Promise.all([repository.versionOf(q, list), navItems(q, [list])])
    const leaf = (row: NavRow) => ({
      ...{ title: row.title, url: row.url, label: row.label, categoryId: row.category_id },
      ...{ hide: row.is_hidden, type: row.kind },
    })
    const below = (parent: number | null) => rows.filter(({ parent_id }) => parent_id === parent)
    const branch = (row: NavRow) => ({ ...leaf(row), children: below(row.id).map(leaf) })
    return { list, version, items: below(null).map((row) => ({ ...leaf(row), children: below(row.id).map(branch) })) }
  }

  return {
    read: (list: NavList): Promise<Edited> => edited(db, list),

    save: (list: NavList, { version, items }: BodyOf<typeof saveNavigation>, userId: string): Promise<Edited> =>
      transaction(db, async (tx) => {
        await needCategories(tx, items)
        const isLatest = await repository.raiseVersion(tx, { list, version, userId })
        if (!isLatest) throw new Conflict('Somebody changed this list meanwhile. Load it again before you save.')
        await repository.clear(tx, list)
        await put(tx, list, null, items)
        return edited(tx, list)
      }),
  }
}

interface Level extends Omit<NavDraft, 'children'> {
  readonly children?: readonly Level[]
}

/** Level by level: what was put gets its number, under which the next level stands. */
async function put(q: Queryable, list: NavList, parent: number | null, links: readonly Level[]): Promise<void> {
  if (links.length === 0) return
  const ids = await repository.insert(
    q,
    list,
    parent,
    links.map(({ children: _, ...link }) => link),
  )
  for (const [at, id] of ids.entries()) await put(q, list, id, links[at]?.children ?? [])
}

async function needCategories(q: Queryable, items: readonly Level[]): Promise<void> {
  const all = (links: readonly Level[]): Level[] => links.flatMap((link) => [link, ...all(link.children ?? [])])
  const wanted = new Set(all(items).flatMap(({ categoryId }) => categoryId ?? []))
  const known = new Set(await repository.categoriesOf(q, [...wanted]))
  const missing = [...wanted].filter((id) => !known.has(id))
  if (missing.length > 0) throw new Invalid({ items: `names categories that are not there: ${missing.join(', ')}` })
}
