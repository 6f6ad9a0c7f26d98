import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Page } from '../page/page.tsx'

export interface SignInInviteProps {
  readonly title: string
  /** what signing in offers here */
  readonly text: string
  readonly onSignIn: () => void
}

/** A private screen for signed-out visitors: what it is, and a button to sign in. */
export function SignInInvite({ title, text, onSignIn }: SignInInviteProps) {
  return (
    <Page>
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <Button variant="primary" size={48} onClick={onSignIn}>
            Sign in
          </Button>
        }
      />
    </Page>
  )
}
