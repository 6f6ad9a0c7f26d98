import { type RefObject, useCallback, useRef } from 'react'

const controls = 'input, select, textarea, button'

/** The form, and a way to bring its first wrong field before the eyes once the errors stand. */
export function useFirstSlip(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null)
  const focus = useCallback(() => {
    requestAnimationFrame(() => {
      const slip = form.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], fieldset[aria-describedby*="error"]',
      )
      const target = slip?.matches('fieldset') ? slip.querySelector<HTMLElement>(controls) : slip
      target?.focus()
    })
  }, [])
  return [form, focus]
}
