import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks an input whose text is not a valid value, so that its form is not sent with the value that it had before.
 * Browsers mark their own date fields in the same way, as `validity.badInput`.
 */
export function useBadInput(fault: string | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])
  return input
}

/** Focuses the first marked input in `place`, so that its error is seen; false if there is none. */
export function focusBadInput(place: ParentNode | null): boolean {
  const inputs = place?.querySelectorAll('input') ?? []
  const faulty = [...inputs].find(({ validity }) => validity.customError)
  faulty?.focus()
  return faulty !== undefined
}
