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
  home: hrefs.editor(),
  hasRow: true,
  sections: [
    { title: 'Posts', to: hrefs.editor() },
    { title: 'Places', to: `${hrefs.editor()}?of=places`, under: hrefs.editorThing('places', '') },
    { title: 'Events', to: `${hrefs.editor()}?of=events`, under: hrefs.editorThing('events', '') },
    { title: 'Menus', to: hrefs.editorNavigation() },
    { title: 'Gift finder', to: hrefs.editorGifts(), under: hrefs.editorGiftTag('') },
    { title: 'Gift cards', to: hrefs.editorGiftCards() },
    { title: 'Sellers', to: hrefs.sellRequests(), under: hrefs.sellMerchants() },
    { title: 'Complaints', to: hrefs.editorComplaints() },
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

/** The staff area of a page, by its path. */
function backOfficeOf({ route: { pattern, access } }: RouteMatch): BackOffice {
  if (pattern.startsWith(hrefs.staffCampaigns())) return ofCampaigns
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
