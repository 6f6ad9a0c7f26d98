/** A change of a merchant's people, as a button or a form begins it. */
export interface PeopleChange<Sent = void> {
  readonly isPending: boolean
  readonly error: Error | null
  mutate(sent: Sent, options?: { readonly onSuccess?: () => void; readonly onSettled?: () => void }): void
}
