/** A mail as its author thinks of it: words and facts, no markup. The layout escapes everything. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly parts: readonly Part[]
  /** Where who does not want such letters says so: a page for people, and for mail readers a POST (RFC 8058). */
  readonly unsubscribe?: string
}

export type Part =
  | { readonly paragraph: string }
  /** Large and easy to copy. */
  | { readonly code: string }
  | { readonly button: string; readonly href: string }
  /** Facts in two columns: what, how much. */
  | { readonly rows: readonly (readonly [string, string])[] }
