import { hrefs, Link, useSession } from '@nukkad/platform'
import { useSignIn } from '@nukkad/platform/sign-in'
import { Page } from '@nukkad/ui/page'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { Skeleton } from '@nukkad/ui/skeleton'
import type { ReactNode } from 'react'
import styles from './account.module.css'

interface AccountLayoutProps {
  readonly title: string
  /** The reason for signing in, shown to guests. */
  readonly reason: string
  readonly children: (userId: string) => ReactNode
  /** The account home page has no link up. */
  readonly isHome?: boolean
}

/** A page of the signed-in user's account: guests see an invitation to sign in, the owner a link up and the content. */
export function AccountLayout({ title, reason, children, isHome = false }: AccountLayoutProps) {
  const { status, user } = useSession()
  const signIn = useSignIn()
  if (status === 'guest') return <SignInInvite title={title} text={reason} onSignIn={() => signIn(reason)} />
  return (
    <Page className={styles.page}>
      {!isHome && (
        <Link to={hrefs.account()} className={styles.up}>
          Your account
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      {user ? children(user._id) : <AccountRows />}
    </Page>
  )
}

/** Placeholder the size of the first rows. */
export const AccountRows = () => (
  <div aria-busy="true" className={styles.rows}>
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} kind="block" width="100%" height="4.5rem" />
    ))}
  </div>
)

/** The skeleton that the server renders in place of a private page. */
export const accountSkeleton = (title: string) => () => (
  <Page className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    <AccountRows />
  </Page>
)
