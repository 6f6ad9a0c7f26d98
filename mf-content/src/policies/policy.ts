/** A part of the policies page; `id` is the URL's fragment. */
export interface Policy {
  readonly id: 'terms' | 'privacy' | 'refunds' | 'shipping' | 'contact' | 'accessibility' | 'about'
  readonly title: string
  readonly short: string
  readonly parts: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}
