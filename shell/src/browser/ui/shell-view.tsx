import type { Notice } from '@nukkad/platform/host'
import { Button } from '@nukkad/ui/button'
import { Snackbar, SnackbarRegion, snackbarTime } from '@nukkad/ui/snackbar'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ShellStore } from './shell-state.ts'
import styles from './shell-view.module.css'

/** Snackbars, the bar of a slow navigation, the question about a new release, and what is read out. */
export function ShellView({ store }: { store: ShellStore }) {
  const { notice, isPending, announcement, question } = useSyncExternalStore(
    (changed) => {
      const subscription = store.state$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    () => store.state$.value,
  )
  return (
    <>
      {isPending && <div className={styles.progress} />}
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
      <SnackbarRegion>
        {question && (
          <div className={styles.question}>
            <p>A newer version of this page is ready. What you typed here would be lost.</p>
            <Button size={40} variant="secondary" onClick={question.decline}>
              Later
            </Button>
            <Button size={40} onClick={question.accept}>
              Update now
            </Button>
          </div>
        )}
        {notice && <NoticeView key={notice.id} notice={notice} onEnd={() => store.dismiss(notice.id)} />}
      </SnackbarRegion>
    </>
  )
}

/** Two seconds, but never while a pointer or the focus is on it: its button has to be reachable. */
function NoticeView({ notice, onEnd }: { notice: Notice; onEnd(): void }) {
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onEnd, snackbarTime)
    return () => clearTimeout(timer)
  })
  const { action } = notice
  const act = action && {
    label: action.label,
    run() {
      action.run()
      onEnd()
    },
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices who is there; what can be done is the button's.
    <div
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Snackbar tone={notice.tone} action={act}>
        {notice.text}
      </Snackbar>
    </div>
  )
}
