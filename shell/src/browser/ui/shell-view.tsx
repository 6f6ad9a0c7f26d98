import { useSyncExternalStore } from 'react'
import type { ShellStore } from './shell-state.ts'
import styles from './shell-view.module.css'
import { type Messages, useMessages } from './use-messages.ts'

interface ShellViewProps {
  readonly store: ShellStore
  readonly fetchMessages?: () => Promise<{ default: Messages }>
}

const comingMessages = () => import('./messages.tsx')

/** What the shell shows over the page: messages, the bar of a slow navigation, and announcements for screen readers. */
export function ShellView({ store, fetchMessages = comingMessages }: ShellViewProps) {
  const state = useSyncExternalStore(
    (changed) => {
      const subscription = store.state$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    () => store.state$.value,
  )
  const { notice, isPending, announcement } = state
  const { Messages, isMissing } = useMessages(store, state, fetchMessages)

  return (
    <>
      {isPending && <div className={styles.progress} />}
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
      {Messages && <Messages store={store} state={state} />}
      {!Messages && notice && (
        // Until the message's own view is loaded, the text is at least announced.
        <p className={isMissing ? styles.plain : styles.announcement} role="alert">
          {notice.text}
        </p>
      )}
    </>
  )
}
