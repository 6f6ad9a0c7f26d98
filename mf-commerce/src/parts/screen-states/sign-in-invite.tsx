import { useBus, useLocation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import styles from './screen-states.module.css'

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
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState
        title="You are signed out"
        text={text}
        action={
          <Button
            variant="primary"
            size={48}
            onClick={() => bus.request('sign-in', { reason, returnTo: pathname + search })}
          >
            Sign in
          </Button>
        }
      />
    </div>
  )
}
