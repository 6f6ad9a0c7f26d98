import { hrefs, Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import type { ReactNode } from 'react'

/** Answers are for staff: a visitor signs in, anybody else hears whose they are. */
export function StaffGuard({ children }: { readonly children: () => ReactNode }) {
  const bus = useBus()
  const { pathname, search } = useLocation()
  const { status, user } = useSession()
  if (user?.role === 'editor') return children()
  return (
    <Page>
      {status === 'unknown' ? (
        <Skeleton lines={6} width="100%" />
      ) : (
        <EmptyState
          level={1}
          title="Answers to forms"
          text={user ? 'They are read with an editor’s account.' : 'Sign in with your editor’s account to read them.'}
          action={
            user ? (
              <Link to={hrefs.home()}>To the front page</Link>
            ) : (
              <Button
                size={48}
                onClick={() =>
                  bus.publish('sign-in.wanted', { reason: 'Answers are for staff.', returnTo: pathname + search })
                }
              >
                Sign in
              </Button>
            )
          }
        />
      )}
    </Page>
  )
}
