import { useEffect, useRef } from 'react'

/** A step that somebody went to begins at its question, for the eye and for the ear. */
export function useFocusOfStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}
