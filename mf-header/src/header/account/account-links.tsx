import type { AccountLink } from '@nukkad/contracts/endpoints/site/config'
import { hrefs, Link, useSession } from '@nukkad/platform'
import { IconHeart, IconPackage, IconPencil, IconStore, IconTicket, IconUser, IconWallet } from '@nukkad/ui/icons'

const icons: Readonly<Record<string, typeof IconUser>> = {
  heart: IconHeart,
  package: IconPackage,
  pen: IconPencil,
  store: IconStore,
  ticket: IconTicket,
  user: IconUser,
  wallet: IconWallet,
}

/** Used until the list has loaded, and if it cannot be loaded. */
const least: readonly AccountLink[] = [{ title: 'Orders', url: hrefs.orderHistory(), icon: 'package', role: null }]

interface AccountLinksProps {
  readonly links: readonly AccountLink[] | undefined
  readonly className: string | undefined
}

/** The account links of the signed-in user, including those for their role. */
export function AccountLinks({ links = least, className }: AccountLinksProps) {
  const { user } = useSession()
  if (!user) return null
  return links
    .filter(({ role }) => role === null || role === user.role)
    .map(({ title, url, icon }) => {
      const Icon = icons[icon] ?? IconUser
      return (
        <Link key={url} to={url.replace('{user}', encodeURIComponent(user._id))} className={className}>
          <Icon size={18} aria-hidden="true" />
          {title}
        </Link>
      )
    })
}
