import { useEffect, useRef } from 'react'

/** Moves the focus to the question's heading when the step changes, for sighted and screen-reader users alike. */
export function useFocusOfStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}
