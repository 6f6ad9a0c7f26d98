import type { NavDraft } from '@nukkad/contracts/endpoints/site/navigation-editing'
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
  readonly cities: string[]
  readonly starts_at: Date | null
  readonly ends_at: Date | null
}

/** The visitor that a list is shown to. */
export interface NavVisitor {
  /** its slug; 'all' stands for no city */
  readonly city: string
  readonly now: Date
}

/** Links of these lists in order, parents and children alike: all of them, or those for a visitor. */
export async function navItems(
  q: Queryable,
  lists: readonly NavRow['list'][],
  visitor?: NavVisitor,
): Promise<NavRow[]> {
  const isForVisitor = ({ city, now }: NavVisitor) => q`
    and (n.cities = '{}' or ${city} = any(n.cities))
    and (n.starts_at is null or n.starts_at <= ${now}) and (n.ends_at is null or n.ends_at > ${now})`
  return q<NavRow[]>`
    select n.id, n.list, n.parent_id, n.title, n.url, n.label, c.id::text as category_id, n.kind, n.is_hidden, n.icon,
      n.role, n.cities, n.starts_at, n.ends_at
    from nav_item n left join category c on c.path = n.category_path
    where n.list = any(${[...lists]}::text[]) ${visitor ? isForVisitor(visitor) : q``}
    order by n.list, n.position, n.id`
}

/** A text that changes whenever a list is saved, or one of its links begins or ends. */
export async function navRevision(q: Queryable, now: Date): Promise<string> {
  const [row] = await q<[{ revision: string }]>`
    select concat_ws('.', (select sum(version) from nav_list), count(*) filter (where starts_at <= ${now}),
      count(*) filter (where ends_at <= ${now})) as revision
    from nav_item where starts_at is not null or ends_at is not null`
  return row.revision
}
