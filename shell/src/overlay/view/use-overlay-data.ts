import type { OverlayData } from '@nukkad/contracts/overlay'
import { useEffect, useState } from 'react'
import type { Mount } from '../mounts.ts'
import type { OverlayCalls } from '../overlay-calls.ts'

const settledMs = 150

/**
 * Fetched again when the mounted releases change, because a new one may have been published. A failed request is
 * retried by hand.
 */
export function useOverlayData(calls: OverlayCalls, mounts: readonly Mount[]) {
  const [data, setData] = useState<OverlayData>()
  const [fault, setFault] = useState('')
  const [round, setRound] = useState(0)
  const versions = mounts.map(({ release }) => release.id).join()
  useEffect(() => {
    void [versions, round]
    let isOver = false
    const ask = () =>
      calls.data().then(
        (answer) => {
          if (isOver) return
          setData(answer)
          setFault('')
        },
        (error: Error) => !isOver && setFault(error.message),
      )
    // Slots of a page are mounted one after the other.
    const settled = setTimeout(ask, settledMs)
    return () => {
      isOver = true
      clearTimeout(settled)
    }
  }, [calls, versions, round])
  return { data, fault, askAgain: () => setRound(round + 1) }
}
