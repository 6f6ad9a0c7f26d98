import { type RefObject, useCallback, useRef } from 'react'

const controls = ':is(input, select, textarea, button):enabled'

/** A ref for the form, and a function that focuses its first invalid field once the errors are rendered. */
export function useFirstError(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null)
  const focus = useCallback(() => {
    requestAnimationFrame(() => {
      const inputError = form.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], fieldset[aria-describedby*="error"]',
      )
      const target = inputError?.matches('fieldset') ? inputError.querySelector<HTMLElement>(controls) : inputError
      target?.focus()
    })
  }, [])
  return [form, focus]
}
