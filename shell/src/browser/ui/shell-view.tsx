import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { ShellStore } from './shell-state.ts'
import styles from './shell-view.module.css'

const Messages = lazy(() => import('./messages.tsx'))

/** What the shell shows over the page: messages, the bar of a slow navigation, and what is only read out. */
export function ShellView({ store }: { store: ShellStore }) {
  const state = useSyncExternalStore(
    (changed) => {
      const subscription = store.state$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    () => store.state$.value,
  )
  const { notice, question, isPending, announcement } = state
  const [isTalking, talk] = useState(false)
  const hasMessage = notice !== null || question !== null
  useEffect(() => {
    if (hasMessage) talk(true)
  }, [hasMessage])

  return (
    <>
      {isPending && <div className={styles.progress} />}
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
      {(isTalking || hasMessage) && (
        // Until its looks have come a message is at least read out.
        <Suspense fallback={<p className={styles.announcement}>{notice?.text}</p>}>
          <Messages store={store} state={state} />
        </Suspense>
      )}
    </>
  )
}
