import { type PointerEvent, useEffect, useRef } from 'react'

/** How long a pointer must rest to count as intent, in milliseconds. */
const meantAfter = 120

/** Runs when a mouse is pressed on an element or rests on it. The result is spread over the element's props. */
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
