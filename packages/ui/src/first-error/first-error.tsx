const errors = '[aria-invalid="true"], fieldset[aria-describedby*="error"]'
const controls = ':is(input, select, textarea, button):enabled'

/** Moves the focus to the first field in `place` with an error, once the errors of this turn are rendered. */
export function focusFirstError(place: ParentNode | null): void {
  setTimeout(() => {
    const wrong = place?.querySelector<HTMLElement>(errors)
    const target = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>(controls) : wrong
    target?.focus()
  })
}
