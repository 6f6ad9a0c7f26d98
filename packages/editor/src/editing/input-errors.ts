import { focusBadInput } from '@nukkad/ui/bad-input'
import type { BlockIds } from './kind.ts'

/** Thrown when publishing a record with incomplete blocks. */
export class UnfinishedBlocks extends Error {
  constructor(readonly ids: readonly string[]) {
    super(
      ids.length === 1
        ? 'A block is incomplete. Complete it or remove it.'
        : `${ids.length} blocks are incomplete. Complete or remove them.`,
    )
  }
}

/** Thrown when publishing while a field holds text that is not a valid value. */
export class BadInput extends Error {
  constructor() {
    super(inWords('', 1))
  }
}

/** Refuses to publish with such a field, which gets the focus; the field of the time counts only if it is used. */
export function refuseBadInputs(isTimed: boolean): void {
  const place = document.querySelector(isTimed ? '[data-editing]' : '[data-editing] > [data-fields]')
  if (focusBadInput(place)) throw new BadInput()
}

/** The server names blocks by their position in what was sent; on the screen they have ids: `{id}.data.title`. */
export const named = (fields: Readonly<Record<string, string>>, blockIds: BlockIds) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const field = name.replace(/^draft\./, '')
      const [, list = '', at, rest = ''] = /^(blocks|variants\.\d+\.blocks)\.(\d+)(.*)$/.exec(field) ?? []
      const id = blockIds[list]?.[Number(at)]
      return [id ? `${id}${rest}` : field, text]
    }),
  )

/** Each error is shown at its field; next to the button only their number is. */
export const inWords = (problem: string, inputErrors: number): string => {
  if (inputErrors === 0) return problem
  return inputErrors === 1 ? 'Fix the marked field first.' : `Fix the ${inputErrors} marked fields first.`
}

/** Focuses the first invalid field of the page. */
export function focusFirstError(): void {
  const [first] = document.querySelectorAll<HTMLElement>(
    '[data-editing] [aria-invalid="true"], [data-editing] [data-error]',
  )
  first?.focus()
}
