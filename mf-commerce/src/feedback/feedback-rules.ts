export interface Draft {
  readonly rating: number
  readonly title: string
  readonly text: string
}

/** What stands between this draft and its reader, by field, in the order of the form. */
export function slipsOf({ rating, title, text }: Draft): Partial<Record<keyof Draft, string>> {
  return {
    ...(rating === 0 && { rating: 'Choose between one and five stars' }),
    ...(title.trim().length < 2 && { title: 'Sum it up in a few words' }),
    ...(text.trim().length < 10 && { text: 'A few words more, please: ten letters at least' }),
  }
}
