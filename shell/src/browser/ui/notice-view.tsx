import type { Notice } from '@nukkad/platform/host'
import { Snackbar } from '@nukkad/ui/snackbar'
import { snackbarTime } from '@nukkad/ui/times'
import { useEffect, useState } from 'react'

/**
 * Shown for two seconds, but never hidden while a pointer or the focus is on it, because its button must stay
 * reachable.
 */
export function NoticeView({ notice, onEnd }: { notice: Notice; onEnd(): void }) {
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onEnd, snackbarTime)
    return () => clearTimeout(timer)
  }, [isHeld, onEnd])
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
