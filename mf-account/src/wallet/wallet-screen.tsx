import { hrefs, Link, useApi, useQuery, useSession, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { ButtonLink } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useEffect } from 'react'
import { Balance } from './balance.tsx'
import { GiftCards } from './gift-cards.tsx'
import { Perks } from './perks.tsx'
import { Statement } from './statement.tsx'
import styles from './wallet.module.css'
import { type Wallet, walletQuery } from './wallet.queries.ts'
import { WalletSkeleton } from './wallet-skeleton.tsx'

/** The wallet's balance at a glance, then its parts, and links to more. */
export function WalletScreen() {
  const { status, user } = useSession()
  const wallet = useQuery({ ...walletQuery(useApi(), user?._id), enabled: status === 'user' })
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your wallet"
        text="Sign in to see your perks, credit and gift cards in one place."
        onSignIn={() => signIn('Sign in to see your wallet.')}
      />
    )
  }
  if (wallet.data) return <Filled wallet={wallet.data} userId={user?._id} />
  if (!wallet.isError) return <WalletSkeleton />
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your wallet</h1>
      <LoadFailure what="Your wallet" isAway={isAway(wallet.error)} onRetry={() => void wallet.refetch()} />
    </Page>
  )
}

function Filled({ wallet, userId }: { readonly wallet: Wallet; readonly userId: string | undefined }) {
  const track = useTrack()
  useEffect(() => track('WALLET_VIEWED', {}), [track])
  const hasMoney = wallet.perks.balance + wallet.gift_card_balance + wallet.credit.balance > 0
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your wallet</h1>
      <Balance wallet={wallet} />
      <div className={styles.ways}>
        <ButtonLink linkAs={Link} href={hrefs.shop()} size={48}>
          {hasMoney ? 'Spend it in the shop' : 'Go to the shop'}
        </ButtonLink>
        <ButtonLink linkAs={Link} href={hrefs.rewardTransactions()} variant="secondary" size={48}>
          All transactions
        </ButtonLink>
      </div>
      <GiftCards cards={wallet.gift_cards} expired={wallet.expired_gift_cards} userId={userId} />
      <Perks wallet={wallet} />
      <section className={styles.part} aria-labelledby="credit">
        <h2 id="credit">Credit</h2>
        <p>Store credit from refunds. It does not expire, and is used after perks and gift cards.</p>
      </section>
      <Statement />
    </Page>
  )
}
