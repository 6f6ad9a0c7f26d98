import { type PointerEvent, useEffect, useRef } from 'react'

/** A pointer that only crosses something does not mean it. */
const meantAfter = 120

/** Runs when a finger or a pointer goes down on something, or a mouse rests there. To be spread over the element. */
export function useMeaning(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: run,
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') timer.current = setTimeout(run, meantAfter)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}
