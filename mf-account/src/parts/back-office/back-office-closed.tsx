import { hrefs, Link, type User, useBus, useLocation } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import styles from './back-office.module.css'

/**
 * A page of the back office for people without access: a visitor can sign in, a shopper is told that another account is
 * needed.
 */
export function BackOfficeClosed({ title, user }: { readonly title: string; readonly user: User | null }) {
  const bus = useBus()
  const { pathname, search } = useLocation()
  const signIn = `${hrefs.merchantSignIn()}?next=${encodeURIComponent(pathname + search)}`
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState
        title={user ? 'You are signed in as a shopper' : 'This is the makers’ back office'}
        text={
          user
            ? `${user.email} is a shopper’s account; orders, returns and stock need a maker’s account. Signing in as a maker signs you out here.`
            : 'Sign in with your maker’s account to see orders to pack, returns to answer and stock that is running low.'
        }
        action={
          <>
            <ButtonLink href={signIn} linkAs={Link} size={56}>
              Sign in as a maker
            </ButtonLink>
            {user ? (
              <Button variant="secondary" size={56} onClick={() => bus.request('sign-out', {})}>
                Log out
              </Button>
            ) : (
              <ButtonLink href={hrefs.shop()} linkAs={Link} variant="secondary" size={56}>
                Go to the shop
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  )
}
