import { hrefs, Link, useApi, useQuery, useSearchParams, useSession, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useEffect } from 'react'
import { ScrollingLinks } from '../parts/scrolling-links/scrolling-links.tsx'
import { TabLink } from '../parts/scrolling-links/tab-link.tsx'
import { Movement } from './movement.tsx'
import styles from './transactions.module.css'
import { accountIn, accounts, movementsQuery, type RewardTransaction } from './transactions.queries.ts'
import { LinesSkeleton, TransactionsSkeleton } from './transactions-skeleton.tsx'

const empty = {
  all: 'Perks, gift cards and credit, with every rupee in and out.',
  perks: 'You earn perks with delivered orders and gifts from us.',
  'gift-cards': 'Gift cards in your wallet and the orders they paid for.',
  credit: 'Refunds taken as credit appear here.',
} as const

const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', month: 'long', year: 'numeric' })

/** The ledger of the user's wallet, newest first, twenty lines per page; the filter and the page are in the URL. */
export function TransactionsScreen() {
  const { status, user } = useSession()
  const track = useTrack()
  const [search] = useSearchParams()
  const account = accountIn(search.get('account'))
  const asked = Number(search.get('page'))
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1
  const list = useQuery({ ...movementsQuery(useApi(), user?._id, { account, page }), enabled: status === 'user' })
  const isUser = status === 'user'
  useEffect(() => {
    if (isUser) track('WALLET_VIEWED', { slug: account ?? 'transactions' })
  }, [track, isUser, account])
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Wallet transactions"
        text="Sign in to see all your wallet transactions."
        onSignIn={() => signIn('Sign in to see your wallet.')}
      />
    )
  }
  if (status === 'unknown') return <TransactionsSkeleton />
  const hrefOf = (wanted: number) => {
    const href = hrefs.rewardTransactions(account)
    return wanted === 1 ? href : `${href}${account ? '&' : '?'}page=${wanted}`
  }
  const rows = list.data?.data ?? []
  return (
    <Page className={styles.page}>
      <p className={styles.back}>
        <Link to={hrefs.wallet()}>Your wallet</Link>
      </p>
      <h1 className={styles.title}>Wallet transactions</h1>
      <Accounts chosen={account} />
      {list.isPending && <LinesSkeleton />}
      {list.isError && !list.data && (
        <LoadFailure what="Your ledger" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState
          title={page > 1 ? 'No older transactions' : 'Nothing here yet'}
          text={page > 1 ? undefined : empty[account ?? 'all']}
          action={
            <ButtonLink size={48} linkAs={Link} href={page > 1 ? hrefOf(1) : hrefs.shop()}>
              {page > 1 ? 'Back to the newest' : 'Go to the shop'}
            </ButtonLink>
          }
        />
      )}
      <div className={list.isPlaceholderData ? styles.stale : undefined}>
        <Months rows={rows} />
      </div>
      <Pager
        page={page}
        hasNext={list.data?.hasNext ?? false}
        hrefOf={hrefOf}
        linkAs={Link}
        words={{ before: 'Newer', after: 'Older' }}
      />
    </Page>
  )
}

/** Filters the lines by balance. */
function Accounts({ chosen }: { readonly chosen: ReturnType<typeof accountIn> }) {
  return (
    <ScrollingLinks label="Which balance" chosen={chosen ?? 'all'}>
      {accounts.map((one) => (
        <li key={one.title}>
          <TabLink to={hrefs.rewardTransactions(one.account)} isChosen={one.account === chosen}>
            {one.title}
          </TabLink>
        </li>
      ))}
    </ScrollingLinks>
  )
}

function Months({ rows }: { readonly rows: readonly RewardTransaction[] }) {
  return byMonth(rows).map(({ name, lines }) => (
    <section key={name} aria-label={name}>
      <h2 className={styles.month}>{name}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Movement key={line.id} movement={line} />
        ))}
      </ul>
    </section>
  ))
}

function byMonth(rows: readonly RewardTransaction[]) {
  const months: { readonly name: string; readonly lines: RewardTransaction[] }[] = []
  for (const row of rows) {
    const name = month.format(new Date(row.at))
    const last = months.at(-1)
    if (last?.name === name) last.lines.push(row)
    else months.push({ name, lines: [row] })
  }
  return months
}
