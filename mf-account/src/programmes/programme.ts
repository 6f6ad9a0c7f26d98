/** The content of a programme's page. */
export interface Programme {
  readonly kicker: string
  readonly title: string
  readonly lead: string
  readonly benefits: readonly { readonly title: string; readonly text: string }[]
  /** In chronological order. */
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly questions: readonly { readonly title: string; readonly text: string }[]
  readonly whoIsIn: string
  /** The form for applying. */
  readonly formId: string
}

/** A question that every programme answers the same way. */
export const taxes = {
  title: 'What about taxes?',
  text: 'What you earn is income. Above the yearly limit we deduct tax at source and send you the certificate.',
} as const
