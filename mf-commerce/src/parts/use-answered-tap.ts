import { afterPaint } from '@nukkad/platform/after-paint'
import { useState } from 'react'

/**
 * For a button whose work takes longer than a frame: the button alone responds at once, the work starts after that is
 * painted, and the button is busy until it is done.
 */
export function useAnsweredTap(work: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    tap() {
      setBusy(true)
      afterPaint(() => void work().finally(() => setBusy(false)))
    },
  }
}
