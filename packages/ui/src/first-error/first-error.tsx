const wrong = '[aria-invalid=true], fieldset[aria-describedby*=error] :enabled'

/** Moves the focus to the first field in `place` with an error, once the errors of this turn are rendered. */
export function focusFirstError(place: ParentNode | null): void {
  setTimeout(() => place?.querySelector<HTMLElement>(wrong)?.focus())
}
