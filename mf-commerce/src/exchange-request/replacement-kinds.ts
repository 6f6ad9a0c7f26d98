import type { ReturnableLine } from '../parts/request/draft.ts'

type Replacement = ReturnableLine['replacements'][number]

/** Replacements that share an option, such as one colour. */
export interface Kind {
  readonly title: string
  readonly isAvailable: boolean
  readonly replacements: readonly Replacement[]
}

/** The maximum number of variants shown at once. */
const fewEnough = 6

/** Groups a long list by its first option (the colour); a short list, or one with a single option, stays whole. */
export function kindsOf(replacements: readonly Replacement[]): {
  readonly name: string
  readonly kinds: readonly Kind[]
} {
  const [name = '', other] = Object.keys(replacements[0]?.options ?? {})
  const isLong = replacements.length > fewEnough && other !== undefined
  const titleOf = ({ options }: Replacement) => (isLong ? (options[name] ?? '') : '')
  const kinds = [...new Set(replacements.map(titleOf))].map((title) => {
    const those = replacements.filter((one) => titleOf(one) === title)
    return { title, isAvailable: those.some(({ isAvailable }) => isAvailable), replacements: those }
  })
  return { name, kinds }
}
