import { useBus, useLocation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'

/** Invites a signed-out visitor to sign in; after signing in the same URL shows its content. */
export function SignInPanel({ title, text }: { readonly title: string; readonly text: string }) {
  const bus = useBus()
  const { pathname, search } = useLocation()
  return (
    <Page kind="form">
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <Button onClick={() => bus.request('sign-in', { reason: text, returnTo: pathname + search })}>Sign in</Button>
        }
      />
    </Page>
  )
}
