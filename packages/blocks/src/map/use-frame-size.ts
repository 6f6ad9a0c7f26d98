import { type RefObject, useEffect, useState } from 'react'

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** The size of an element, in whole pixels; null before it is measured. */
export function useFrameSize(frame: RefObject<HTMLElement | null>, isThere: boolean): FrameSize | null {
  const [size, setSize] = useState<FrameSize | null>(null)
  useEffect(() => {
    const { current } = frame
    if (!isThere || !current) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame, isThere])
  return size
}
