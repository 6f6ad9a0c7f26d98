/** What a programme says of itself. */
export interface Programme {
  readonly kicker: string
  readonly title: string
  readonly lead: string
  readonly benefits: readonly { readonly title: string; readonly text: string }[]
  /** In the order in which they happen. */
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly questions: readonly { readonly title: string; readonly text: string }[]
  readonly whoIsIn: string
  /** The form by which one asks to join. */
  readonly formId: string
}

/** The question that every programme answers alike. */
export const taxes = {
  title: 'What about taxes?',
  text: 'What you earn is income. Above the yearly limit we deduct tax at source and send you the certificate.',
} as const
