import { useBus, useLocation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'

interface SignInInviteProps {
  readonly title: string
  readonly text: string
  readonly reason: string
}

/** What a signed-out visitor sees on a private screen; after signing in the same address shows its content. */
export function SignInInvite({ title, text, reason }: SignInInviteProps) {
  const bus = useBus()
  const { pathname, search } = useLocation()
  return (
    <Page>
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <Button size={48} onClick={() => bus.request('sign-in', { reason, returnTo: pathname + search })}>
            Sign in
          </Button>
        }
      />
    </Page>
  )
}
