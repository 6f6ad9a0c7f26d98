/** A mail as its author thinks of it: words and facts, no markup. The layout escapes everything. */
export interface MailTemplate {
  readonly subject: string
  readonly heading: string
  /** What mail readers show beside the subject; the first paragraph otherwise. */
  readonly preview?: string
  readonly parts: readonly Part[]
  /** Where who does not want such mails says so: a page for people, and for mail readers a POST (RFC 8058). */
  readonly unsubscribe?: string
  readonly files?: readonly Enclosure[]
}

/** A file that comes with a mail. */
export interface Enclosure {
  readonly name: string
  readonly type: string
  readonly content: Buffer | string
}

export type Part =
  | { readonly paragraph: string }
  /** Large and easy to copy. */
  | { readonly code: string }
  | { readonly button: string; readonly href: string }
  /** Facts in two columns: what, how much. */
  | { readonly rows: readonly (readonly [string, string])[] }
  /** Begins what belongs together: one parcel, the payment. */
  | { readonly title: string }
  /** What was bought, each with its size or colour below. */
  | { readonly items: readonly { readonly name: string; readonly detail?: string; readonly amount: string }[] }
  /** The sum below rows. */
  | { readonly total: string; readonly amount: string }
  | { readonly address: readonly string[] }
  /** A picture that travels with the mail, shown so large in pixels; a square unless its height is said. */
  | { readonly picture: Enclosure; readonly alt: string; readonly width: number; readonly height?: number }
  /** Small print. */
  | { readonly note: string }
