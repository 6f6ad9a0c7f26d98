import { cityOf, defaultCity, leadsToPage } from '@nukkad/contracts'
import type { AccountLink, NavItem } from '@nukkad/contracts/endpoints/site/config'
import type { Db } from '../../db.ts'
import { type NavRow, navItems, navRevision } from './navigation.repository.ts'

export type NavigationService = ReturnType<typeof createNavigationService>

/** `{city}` and `{cityName}` in titles and addresses stand for the visitor's city, or else for the default city. */
function inCity(asked: string | undefined) {
  const city = cityOf(asked) ?? cityOf(defaultCity)
  return (text: string) =>
    text.replaceAll('{city}', city?.slug ?? defaultCity).replaceAll('{cityName}', city?.name ?? '')
}

/** The navigation links around every page, some of which are limited to cities or times. */
export function createNavigationService({ db, now }: { db: Db; now: () => Date }) {
  const visitorIn = (city: string | undefined) => ({ city: cityOf(city)?.slug ?? 'all', now: now() })
  return {
    /** Changes whenever anything visitors see of these lists changes, even by a start or end time passing. */
    revision: () => navRevision(db, now()),

    async hamburger(city: string | undefined) {
      const fill = inCity(city)
      const rows = await navItems(db, ['desktop', 'mobile', 'account'], visitorIn(city))
      const listed = (list: NavRow['list']) =>
        rows
          .filter((row) => row.list === list && row.parent_id === null)
          .map((row) => navItem(row, rows, fill))
          .filter((item) => leadsToPage(item.url))
      const account = rows
        .filter(({ list, url, is_hidden }) => list === 'account' && !is_hidden && leadsToPage(url))
        .map(({ title, url, icon, role }): AccountLink => ({ title, url, icon, role }))
      return { data: { mobile: listed('mobile'), desktop: listed('desktop'), account } }
    },

    async interlinks(city: string | undefined) {
      const fill = inCity(city)
      const rows = await navItems(db, ['footer'], visitorIn(city))
      const groups = rows.filter(({ parent_id }) => parent_id === null)
      return {
        data: groups
          .map(({ id, title }) => ({
            title: fill(title),
            links: rows
              .filter(({ parent_id }) => parent_id === id)
              .map((link) => ({ title: fill(link.title), url: fill(link.url) }))
              .filter((link) => leadsToPage(link.url)),
          }))
          .filter(({ links }) => links.length > 0),
      }
    },
  }
}

const navItem = (row: NavRow, rows: readonly NavRow[], fill: (text: string) => string): NavItem => ({
  title: fill(row.title),
  url: fill(row.url),
  label: row.label,
  categoryId: row.category_id,
  hide: row.is_hidden,
  type: row.kind,
  children: childrenOf(row, rows, fill).map(({ id, ...child }) => ({
    ...child,
    children: childrenOf({ id }, rows, fill).map(({ id: _, ...link }) => link),
  })),
})

const childrenOf = ({ id }: Pick<NavRow, 'id'>, rows: readonly NavRow[], fill: (text: string) => string) =>
  rows
    .filter((row) => row.parent_id === id && !row.is_hidden)
    .map(({ id: childId, title, url, label, category_id: categoryId }) => ({
      id: childId,
      title: fill(title),
      url: fill(url),
      label,
      categoryId,
    }))
    .filter((child) => leadsToPage(child.url))
