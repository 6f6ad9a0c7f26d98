/** A mail as its author writes it: words and facts, no markup. The layout escapes everything. */
export interface WrittenMail {
  readonly subject: string
  readonly heading: string
  /** The preview text that mail clients show beside the subject; the first paragraph by default. */
  readonly preview?: string
  readonly parts: readonly Part[]
  /** The unsubscribe address: a page for people, and a POST for mail clients (RFC 8058). */
  readonly unsubscribe?: string
  readonly files?: readonly Enclosure[]
}

/** A file attached to a mail. */
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
  /** Facts in two columns: label, value. */
  | { readonly rows: readonly (readonly [string, string])[] }
  /** Starts a section: one parcel, the payment. */
  | { readonly title: string }
  /** Purchased items, each with its size or colour below. */
  | { readonly items: readonly { readonly name: string; readonly detail?: string; readonly amount: string }[] }
  /** The sum below rows. */
  | { readonly total: string; readonly amount: string }
  | { readonly address: readonly string[] }
  /** An attached picture shown inline at this size in pixels; square unless a height is given. */
  | { readonly picture: Enclosure; readonly alt: string; readonly width: number; readonly height?: number }
  /** Small print. */
  | { readonly note: string }
