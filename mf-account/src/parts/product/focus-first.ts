/** Moves the focus to the first field with an error, once it is marked as such. */
export const focusFirst = (form: HTMLElement | null): void =>
  void setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
