/** Types of longest-first.mjs, which is plain JavaScript because jest loads it without a compiler. */
export const longest: readonly string[]

interface Sortable {
  readonly path: string
  readonly context: { readonly config: { readonly displayName?: { readonly name: string } } }
}
export default class LongestFirst {
  sort<Test extends Sortable>(tests: readonly Test[]): Test[]
}
