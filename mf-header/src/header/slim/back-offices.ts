import type { RouteMatch } from '@nukkad/contracts'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { hrefs } from '@nukkad/platform'

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
    { title: 'Reviews', to: hrefs.merchantReviews() },
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
    { title: 'Places', to: `${staffHrefs.editor()}?of=places`, under: staffHrefs.contentEditor('places', '') },
    { title: 'Events', to: `${staffHrefs.editor()}?of=events`, under: staffHrefs.contentEditor('events', '') },
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
export function backOfficeOf({ route: { pattern, access } }: RouteMatch): BackOffice {
  if (pattern.startsWith(staffHrefs.staffCampaigns())) return ofCampaigns
  if (ofDevelopers.sections.some(({ to }) => pattern.startsWith(to))) return ofDevelopers
  return access === 'merchant' ? ofMerchants : ofEditors
}

/**
 * The current section: the longest whose path is a prefix of the page's path and whose query parameters, if any, match.
 */
export function sectionOf({ sections }: BackOffice, pathname: string, search: string) {
  const asked = new URLSearchParams(search)
  const isWithin = ({ to, under }: BackOffice['sections'][number]) => {
    if (under && pathname.startsWith(under)) return true
    const [path = '', choices] = to.split('?')
    const isAsked = [...new URLSearchParams(choices)].every(([name, value]) => asked.get(name) === value)
    return isAsked && (pathname === path || pathname.startsWith(`${path}/`))
  }
  return [...sections].sort((a, b) => b.to.length - a.to.length).find(isWithin)
}
