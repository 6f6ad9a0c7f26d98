/** A mail as its author thinks of it: words and facts, no markup. The layout escapes everything. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly parts: readonly Part[]
}

export type Part =
  | { readonly paragraph: string }
  /** Large and easy to copy. */
  | { readonly code: string }
  | { readonly button: string; readonly href: string }
  /** Facts in two columns: what, how much. */
  | { readonly rows: readonly (readonly [string, string])[] }
