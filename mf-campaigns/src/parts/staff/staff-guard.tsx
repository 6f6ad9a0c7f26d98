import type { StaffRole } from '@nukkad/contracts/roles'
import { hrefs, Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import type { ReactNode } from 'react'

/** The role that a screen requires; merchants and counters have sign-in pages of their own. */
export type Team = Exclude<StaffRole, 'merchant' | 'place'>
const names: Readonly<Record<Team, string>> = {
  campaigner: 'the campaign team',
  editor: 'the editors',
  developer: 'the developers',
}

interface StaffGuardProps {
  readonly title: string
  readonly team: Team
  readonly children: () => ReactNode
}

/** A screen for a team: a visitor can sign in, anyone else is told which team it is for. */
export function StaffGuard({ title, team, children }: StaffGuardProps) {
  const bus = useBus()
  const { pathname, search } = useLocation()
  const session = useSession()
  const { status, user } = session
  if (user?.role === team) return children()
  if (status === 'unknown') {
    return (
      <Page>
        <Skeleton lines={6} width="100%" />
      </Page>
    )
  }
  const signIn = () => bus.request('sign-in', { reason: `This is for ${names[team]}.`, returnTo: pathname + search })
  return (
    <Page>
      <EmptyState
        level={1}
        title={title}
        text={
          user
            ? `It is only for accounts of ${names[team]}.`
            : status === 'guest' && session.hasLapsed
              ? 'Your session has ended. Sign in again to go on.'
              : `Sign in with your account of ${names[team]} to work here.`
        }
        action={
          user ? (
            <Link to={hrefs.home()}>Go to the home page</Link>
          ) : (
            <Button size={48} onClick={signIn}>
              Sign in
            </Button>
          )
        }
      />
    </Page>
  )
}
