/** Thrown where something is to be published in which blocks are not filled in. */
export class UnfinishedBlocks extends Error {
  constructor(readonly ids: readonly string[]) {
    super(
      ids.length === 1
        ? 'A block is not filled in yet. Fill it in, or take it out.'
        : `${ids.length} blocks are not filled in yet. Fill them in, or take them out.`,
    )
  }
}

/** Blocks are named by their place in what was sent; on the screen they have ids: `{id}.data.title`. */
export const named = (fields: Readonly<Record<string, string>>, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const field = name.replace(/^draft\./, '')
      const [, at, rest = ''] = /^blocks\.(\d+)(.*)$/.exec(field) ?? []
      const key = at === undefined ? undefined : keys[Number(at)]
      return [key ? `${key}${rest}` : field, text]
    }),
  )

/** Each is said at its field; beside the button it is only said that there are some. */
export const inWords = (problem: string, slips: number): string => {
  if (slips === 0) return problem
  return slips === 1 ? 'One field needs you first: it is marked.' : `${slips} fields need you first: they are marked.`
}

/** The first place of the page that needs somebody. */
export function focusFirstSlip(): void {
  const [first] = document.querySelectorAll<HTMLElement>(
    '[data-editing] [aria-invalid="true"], [data-editing] [data-slip]',
  )
  first?.focus()
}
