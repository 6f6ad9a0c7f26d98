/** One short message at the foot of the page. */
export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'success' | 'error'
  readonly action?: { readonly label: string; run(): void }
}
export type NoticeOptions = Partial<Pick<Notice, 'tone' | 'action'>>

/** Shows a message for two seconds and has it read aloud. */
export type Notify = (text: string, options?: NoticeOptions) => void
