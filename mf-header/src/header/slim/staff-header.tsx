import type { RouteMatch } from '@nukkad/contracts'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs, Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconSignOut } from '@nukkad/ui/icons'
import { Logo } from '@nukkad/ui/logo'
import { useEffect, useRef } from 'react'
import styles from './slim.module.css'

interface BackOffice {
  readonly title: string
  readonly home: string
  /**
   * on phones the sections have a row of their own; the merchants' back office has them on its pages,
   * within thumb's reach
   */
  readonly hasRow?: boolean
  /** `under`: the path of the section's pages, if not below its own */
  readonly sections: readonly { readonly title: string; readonly to: string; readonly under?: string }[]
}

const ofMerchants: BackOffice = {
  title: 'Makers’ back office',
  home: hrefs.merchantHome(),
  sections: [
    { title: 'Today', to: hrefs.merchantHome() },
    { title: 'Orders', to: hrefs.merchantOrders() },
    { title: 'Products', to: hrefs.merchantProducts() },
    { title: 'Questions', to: hrefs.merchantQuestions() },
    { title: 'Your shop', to: hrefs.merchantShop() },
    { title: 'People', to: hrefs.merchantPeople() },
  ],
}
const ofEditors: BackOffice = {
  title: 'Editors’ back office',
  home: staffHrefs.editor(),
  hasRow: true,
  sections: [
    { title: 'Posts', to: staffHrefs.editor() },
    { title: 'Places', to: `${staffHrefs.editor()}?of=places`, under: staffHrefs.editorThing('places', '') },
    { title: 'Events', to: `${staffHrefs.editor()}?of=events`, under: staffHrefs.editorThing('events', '') },
    { title: 'Menus', to: staffHrefs.editorNavigation() },
    { title: 'Gift finder', to: staffHrefs.editorGifts(), under: staffHrefs.editorGiftTag('') },
    { title: 'Gift cards', to: staffHrefs.editorGiftCards() },
    { title: 'Sellers', to: hrefs.sellRequests(), under: hrefs.sellMerchants() },
    { title: 'Complaints', to: staffHrefs.editorComplaints() },
  ],
}
const ofCampaigns: BackOffice = {
  title: 'Campaign studio',
  home: staffHrefs.staffCampaigns(),
  hasRow: true,
  sections: [
    { title: 'Pages', to: staffHrefs.staffCampaigns() },
    { title: 'Forms', to: staffHrefs.staffForms() },
    { title: 'Votes', to: staffHrefs.staffPolls() },
    { title: 'Giveaways', to: staffHrefs.staffGiveaways() },
    { title: 'Links', to: staffHrefs.staffLinks() },
    { title: 'Banners', to: staffHrefs.staffBanners() },
    { title: 'Openings', to: staffHrefs.staffOpenings() },
  ],
}
const ofDevelopers: BackOffice = {
  title: 'Developers’ back office',
  home: staffHrefs.staffReleases(),
  hasRow: true,
  sections: [
    { title: 'Releases', to: staffHrefs.staffReleases() },
    { title: 'Overlay', to: staffHrefs.staffOverlay() },
  ],
}

/** The staff area of a page, by its path. */
function backOfficeOf({ route: { pattern, access } }: RouteMatch): BackOffice {
  if (pattern.startsWith(staffHrefs.staffCampaigns())) return ofCampaigns
  if (ofDevelopers.sections.some(({ to }) => pattern.startsWith(to))) return ofDevelopers
  return access === 'merchant' ? ofMerchants : ofEditors
}

/**
 * The current section: the longest whose path is a prefix of the page's path and whose query parameters, if any, match.
 */
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

/** The staff header: the name of the back office, its sections, and a way out, without the shop's navigation. */
export function StaffHeader({ match }: { readonly match: RouteMatch }) {
  const bus = useBus()
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const office = backOfficeOf(match)
  const sections = useRef<HTMLElement>(null)
  const here = pathname + search
  const isHere = (to: string) => to.split('?')[0] === pathname
  const current = sectionOf(office, pathname, search)
  // On a phone the row is wider than the screen, so the current section is scrolled into view.
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
        {/* Its room is kept until it is known who is signed in, so that the sections do not move. */}
        {status !== 'guest' && (
          <Button
            className={user ? undefined : styles.pending}
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
