import { useTrack } from '@nukkad/platform'
import { type RefCallback, useEffect, useState } from 'react'

/** The least time that reading a minute's worth of text takes, in milliseconds. */
const leastPerMinute = 10_000

/**
 * Tracks once that an article was read: its end was reached after the time that reading takes, since scrolling past is
 * not reading. With `ref` null nothing is tracked. The returned ref belongs on the element after the last word.
 */
export function usePostRead(ref: string | null, minutes: number | null): RefCallback<HTMLElement> {
  const track = useTrack()
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const least = Math.max(1, minutes ?? 1) * leastPerMinute
  useEffect(() => {
    if (!end || ref === null || !('IntersectionObserver' in window)) return
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (!entries.at(-1)?.isIntersecting) return
      timer = setTimeout(read, Math.max(0, begun + least - Date.now()))
    })
    function read() {
      observer.disconnect()
      track('POST_READ', { ref: ref ?? '', seconds: Math.round((Date.now() - begun) / 1000) })
    }
    observer.observe(end)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [track, ref, least, end])
  return setEnd
}
