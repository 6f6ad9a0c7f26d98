import { formatDay, hrefs, Link, useApi, useBus, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconChevronRight } from '@nukkad/ui/icons'
import styles from './account.module.css'
import { accountQuery, type OwnAccount } from './account.queries.ts'
import { AccountLayout } from './account-layout.tsx'

interface Way {
  readonly title: string
  readonly text: string
  readonly href: string
}

const groups = (userId: string, own: OwnAccount | undefined): readonly { title: string; ways: readonly Way[] }[] => [
  {
    title: 'Orders and saves',
    ways: [
      { title: 'Orders', text: 'Tracking, returns and invoices', href: hrefs.orderHistory() },
      { title: 'Tickets', text: 'Your upcoming events and entry codes', href: hrefs.tickets() },
      { title: 'Subscriptions', text: 'Skip, pause or end your deliveries', href: hrefs.subscriptions() },
      { title: 'Questions', text: 'What you asked makers, and their answers', href: hrefs.account('questions') },
      { title: 'Saves', text: 'Places, stories and products you saved', href: hrefs.saves() },
    ],
  },
  {
    title: 'Money',
    ways: [
      { title: 'Wallet', text: 'Perks, credit and gift cards', href: hrefs.wallet() },
      { title: 'Transactions', text: 'Perks, gift cards and credit, in and out', href: hrefs.rewardTransactions() },
      { title: 'Gift cards', text: 'The ones you sent and received', href: `${hrefs.wallet()}#gift-cards` },
      { title: 'Access card', text: 'Member offers in cafés and shops', href: hrefs.accessCard() },
    ],
  },
  {
    title: 'You',
    ways: [
      { title: 'Profile', text: 'How others see you', href: hrefs.profile(userId) },
      { title: 'Addresses', text: 'Where we deliver your orders', href: hrefs.account('addresses') },
      {
        title: 'Password, phone and email',
        text: 'How you sign in',
        href: hrefs.account('password'),
      },
      { title: 'Devices', text: devices(own), href: hrefs.account('sessions') },
      { title: 'Notices and emails', text: 'What we tell you, and where', href: hrefs.account('notices') },
      { title: 'Privacy', text: 'Download your data or delete your account', href: hrefs.account('privacy') },
    ],
  },
]

const devices = (own: OwnAccount | undefined) =>
  own ? `Signed in on ${own.sessions === 1 ? 'this one only' : `${own.sessions} devices`}` : 'Where you’re signed in'

/** The page that links to all of the user's own pages. */
export function AccountScreen() {
  return (
    <AccountLayout title="Your account" reason="Sign in to see your orders, your wallet and your saves." isHome>
      {(userId) => <Home userId={userId} />}
    </AccountLayout>
  )
}

function Home({ userId }: { readonly userId: string }) {
  const bus = useBus()
  // The page renders without this data; only a few texts depend on it.
  const { data } = useQuery(accountQuery(useApi(), userId))
  const contacts = [data?.phone, data?.email].filter(Boolean).join(' · ')
  return (
    <>
      {data && (
        <p className={styles.lead}>
          {contacts}, here since {formatDay(data.since)}
        </p>
      )}
      {groups(userId, data).map(({ title, ways }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.href}>
                <Link to={way.href} className={styles.way}>
                  <span>
                    <strong>{way.title}</strong>
                    <span className={styles.soft}>{way.text}</span>
                  </span>
                  <IconChevronRight size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div>
        <Button variant="secondary" size={48} onClick={() => bus.request('sign-out', {})}>
          Log out
        </Button>
      </div>
    </>
  )
}
