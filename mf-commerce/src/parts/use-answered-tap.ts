import { afterPaint } from '@nukkad/platform/after-paint'
import { useState } from 'react'

/**
 * The tap of a button whose work takes longer than a picture: the button alone answers at once, the work begins when
 * that can be seen, and the button is busy until it is done.
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
