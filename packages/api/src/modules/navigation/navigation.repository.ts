import type { NavDraft } from '@nukkad/contracts/endpoints/navigation-editing'
import type { Queryable } from '../../db.ts'

export interface NavRow {
  readonly id: number
  readonly list: 'desktop' | 'mobile' | 'footer' | 'account'
  readonly parent_id: number | null
  readonly title: string
  readonly url: string
  readonly label: string | null
  readonly category_id: string | null
  readonly kind: string
  readonly is_hidden: boolean
  readonly icon: NavDraft['icon']
  readonly role: NavDraft['role']
}

/** All links of these lists in their order, parents and children alike. */
export async function navItems(q: Queryable, lists: readonly NavRow['list'][]): Promise<NavRow[]> {
  return q<NavRow[]>`
    select n.id, n.list, n.parent_id, n.title, n.url, n.label, c.id::text as category_id, n.kind, n.is_hidden, n.icon,
      n.role
    from nav_item n left join category c on c.path = n.category_path
    where n.list = any(${[...lists]}::text[])
    order by n.list, n.position, n.id`
}
