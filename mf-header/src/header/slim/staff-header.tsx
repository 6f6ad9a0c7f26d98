import type { RouteMatch } from '@nukkad/contracts'
import { hrefs, Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconSignOut } from '@nukkad/ui/icons'
import { Logo } from '@nukkad/ui/logo'
import { useEffect, useRef } from 'react'
import styles from './slim.module.css'

interface BackOffice {
  readonly title: string
  readonly home: string
  /** on phones the sections stand in a row of their own; the makers' back office has them on its pages, under the thumb */
  readonly hasRow?: boolean
  /** `under`: where the section's pages lie, if not under its own path */
  readonly sections: readonly { readonly title: string; readonly to: string; readonly under?: string }[]
}

const ofMerchants: BackOffice = {
  title: 'Makers’ back office',
  home: hrefs.merchantHome(),
  sections: [
    { title: 'Today', to: hrefs.merchantHome() },
    { title: 'Orders', to: hrefs.merchantOrders() },
    { title: 'Products', to: hrefs.merchantProducts() },
  ],
}
const ofEditors: BackOffice = {
  title: 'Editors’ back office',
  home: hrefs.editor(),
  hasRow: true,
  sections: [
    { title: 'Posts', to: hrefs.editor() },
    { title: 'Places', to: `${hrefs.editor()}?of=places`, under: hrefs.editorThing('places', '') },
    { title: 'Events', to: `${hrefs.editor()}?of=events`, under: hrefs.editorThing('events', '') },
    { title: 'Menus', to: hrefs.editorNavigation() },
    { title: 'Gift finder', to: hrefs.editorGifts(), under: hrefs.editorGiftTag('') },
  ],
}
const ofCampaigns: BackOffice = {
  title: 'Campaign studio',
  home: hrefs.staffCampaigns(),
  hasRow: true,
  sections: [
    { title: 'Pages', to: hrefs.staffCampaigns() },
    { title: 'Forms', to: hrefs.staffForms() },
    { title: 'Votes', to: hrefs.staffPolls() },
    { title: 'Giveaways', to: hrefs.staffGiveaways() },
    { title: 'Links', to: hrefs.staffLinks() },
    { title: 'Banners', to: hrefs.staffBanners() },
    { title: 'Openings', to: hrefs.staffOpenings() },
  ],
}
const ofDevelopers: BackOffice = {
  title: 'Developers’ back office',
  home: hrefs.staffReleases(),
  hasRow: true,
  sections: [
    { title: 'Releases', to: hrefs.staffReleases() },
    { title: 'Overlay', to: hrefs.staffOverlay() },
  ],
}

/** The staff area that a page belongs to, by its address. */
function backOfficeOf({ route: { pattern, access } }: RouteMatch): BackOffice {
  if (pattern.startsWith(hrefs.staffCampaigns())) return ofCampaigns
  if (ofDevelopers.sections.some(({ to }) => pattern.startsWith(to))) return ofDevelopers
  return access === 'merchant' ? ofMerchants : ofEditors
}

/** The section in which a page stands: the longest whose path is a beginning of its own, with the section's choices, if it has any. */
function sectionOf({ sections }: BackOffice, pathname: string, search: string) {
  const asked = new URLSearchParams(search)
  const isWithin = ({ to, under }: BackOffice['sections'][number]) => {
    if (under && pathname.startsWith(under)) return true
    const [path = '', choices] = to.split('?')
    const isAsked = [...new URLSearchParams(choices)].every(([name, value]) => asked.get(name) === value)
    return isAsked && (pathname === path || pathname.startsWith(`${path}/`))
  }
  return [...sections].sort((a, b) => b.to.length - a.to.length).find(isWithin)
}

/** Where somebody works: whose back office it is, its sections, and the way out. Nothing of the shop stands around it. */
export function StaffHeader({ match }: { readonly match: RouteMatch }) {
  const bus = useBus()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const office = backOfficeOf(match)
  const sections = useRef<HTMLElement>(null)
  const here = pathname + search
  const isHere = (to: string) => to.split('?')[0] === pathname
  const current = sectionOf(office, pathname, search)
  // On a phone the row is wider than the screen: it shows where one is.
  useEffect(() => {
    const row = sections.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current)
      row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [here])
  return (
    <header className={styles.header} data-variant="staff">
      <div className={styles.row}>
        <Link to={office.home} className={styles.logo} aria-label={`Nukkad, ${office.title}`}>
          <Logo className={styles.sign} />
        </Link>
        <p className={styles.whose}>{user?.displayName || office.title}</p>
        <nav ref={sections} aria-label={office.title} className={styles.sections} data-row={office.hasRow}>
          {office.sections.map(({ title, to }) => (
            <Link key={to} to={to} aria-current={to === current?.to ? (isHere(to) ? 'page' : 'true') : undefined}>
              {title}
            </Link>
          ))}
        </nav>
        {user && (
          <Button
            variant="quiet"
            size={40}
            icon={<IconSignOut size={18} aria-hidden="true" />}
            onClick={() => bus.request('sign-out', {})}
          >
            Sign out
          </Button>
        )}
      </div>
    </header>
  )
}
