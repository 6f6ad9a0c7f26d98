import { type PointerEvent, useEffect, useRef } from 'react'

/** A pointer that only crosses something does not mean it. */
const meantAfter = 120

/** Runs when a mouse goes down on something or rests there. To be spread over the element. */
export function useMeaning(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => void (pointerType === 'mouse' && run()),
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') timer.current = setTimeout(run, meantAfter)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}
