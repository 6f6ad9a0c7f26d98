import { hrefs, Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import type { ComponentType } from 'react'
import { BackOfficeRows } from '../back-office/back-office-skeleton.tsx'
import styles from './team.module.css'

interface TeamGateProps {
  readonly title: string
  readonly page: ComponentType
}

/** Shows a page to editors; a visitor can sign in, and anyone else is told whom it is for. */
export function TeamGate({ title, page: Screen }: TeamGateProps) {
  const { status, user } = useSession()
  return (
    <div className={styles.page}>
      {status === 'unknown' && <BackOfficeRows />}
      {status !== 'unknown' && user?.role !== 'editor' && <Closed title={title} email={user?.email} />}
      {user?.role === 'editor' && <Screen />}
    </div>
  )
}

/** `email` is undefined for a visitor. */
function Closed({ title, email }: { readonly title: string; readonly email: string | undefined }) {
  const bus = useBus()
  const { pathname, search } = useLocation()
  const signIn = () => bus.request('sign-in', { reason: 'This is for the editors.', returnTo: pathname + search })
  if (email === undefined) {
    const button = (
      <Button size={48} onClick={signIn}>
        Sign in
      </Button>
    )
    return (
      <EmptyState level={1} title={title} text="Sign in with your editor’s account to work here." action={button} />
    )
  }
  const home = (
    <ButtonLink href={hrefs.home()} linkAs={Link} variant="secondary">
      Go to the home page
    </ButtonLink>
  )
  return <EmptyState level={1} title={title} text={`It is for editors, and ${email} is not one.`} action={home} />
}
