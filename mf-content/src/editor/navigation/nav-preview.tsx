import { cityOf } from '@nukkad/contracts'
import type { NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { Link, useCity, useSession } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { inputErrorsOf } from './nav-input-errors.ts'
import { roleNames } from './nav-link-form.tsx'
import type { NavLink, NavNodes } from './nav-node.ts'
import { isOn } from './nav-tree.ts'
import styles from './navigation.module.css'

const words: Readonly<Record<NavList, string>> = {
  desktop: 'As a row of tabs; a tab’s links open below it.',
  mobile: 'As the menu of a phone.',
  footer: 'As groups at the end of each page.',
  account: 'As the menu of a signed-in user; links for one role are shown to that role only.',
}

/**
 * The links as visitors of a city see them now: without hidden links and those for others, and with the city filled in.
 */
export function NavPreview({ list, nodes }: { readonly list: NavList; readonly nodes: NavNodes }) {
  const { slug } = useCity()
  const { user } = useSession()
  const city = cityOf(slug) ?? cityOf('delhi')
  const filled = (text: string) =>
    text
      .replaceAll('{cityName}', city?.name ?? '')
      .replaceAll('{city}', city?.slug ?? '')
      .replaceAll('{user}', user?._id ?? '')
  const now = Date.now()
  const shown = (all: NavNodes) => all.filter(({ link }) => isOn(link, city?.slug, now))
  const entry = (link: NavLink) => (
    <>
      {Object.keys(inputErrorsOf(link)).length > 0 ? (
        <span>{filled(link.title) || 'Untitled'}</span>
      ) : (
        <Link to={filled(link.url)} target="_blank">
          {filled(link.title)}
        </Link>
      )}{' '}
      {link.label && <Badge tone="offer">{link.label}</Badge>}
      {link.role && <Badge>{roleNames[link.role]}</Badge>}
    </>
  )
  const below = (children: NavNodes) => (
    <ul>
      {shown(children).map((child) => (
        <li key={child.id}>
          {entry(child.link)}
          {child.children.length > 0 && below(child.children)}
        </li>
      ))}
    </ul>
  )
  return (
    <section className={styles.preview} aria-labelledby="nav-preview">
      <h2 id="nav-preview">Preview in {city?.name} now</h2>
      <p className={styles.quiet}>{words[list]} Links open in a new tab.</p>
      <ul className={styles.drawn} data-list={list}>
        {shown(nodes).map(({ id, link, children }) => (
          <li key={id}>
            {shown(children).length === 0 ? (
              entry(link)
            ) : list === 'footer' ? (
              <>
                {entry(link)}
                {below(children)}
              </>
            ) : (
              <details>
                <summary>
                  {filled(link.title)} {link.label && <Badge tone="offer">{link.label}</Badge>}
                </summary>
                {below(children)}
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
