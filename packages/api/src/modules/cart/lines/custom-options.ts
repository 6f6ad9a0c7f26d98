import { createHash } from 'node:crypto'
import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import { type Paise, sum } from '../../pricing/money.ts'
import type { ForSale, SaleOption } from '../reading/for-sale.ts'

/** The spec's id for the picture a buyer uploads; it stands for the product's file option. */
const uploadedImage = 'uploadedimage'
/** What `POST /media` answers; whose it is, the media module knows. */
const upload = /^\/api\/media\/[A-Za-z0-9_-]{22}$/
const controlCharacters = /\p{Cc}/u

export interface ChosenOption {
  readonly optionId: string
  readonly title: string
  /** What a person reads; for a drop-down the title of the value. */
  readonly optionValue: string
  readonly price: Paise
}

/** What was asked for, as it is kept with the line; or why it cannot be. */
export type AskedOptions =
  | { readonly kept: readonly CustomOption[]; readonly key: string; readonly refusal: null }
  | { readonly refusal: string }

/** Checks what the buyer asked for against what the product offers. */
export function askOptions(product: ForSale, asked: readonly CustomOption[]): AskedOptions {
  const byId = new Map<string, CustomOption>()
  for (const { optionId, optionValue } of asked) {
    const option = optionOf(product, optionId)
    if (!option) return { refusal: 'This product has no such option.' }
    if (byId.has(option.id)) return { refusal: `${option.title} was chosen twice.` }
    const value = valueNamed(option, optionValue.trim())
    if (value === '') continue
    const problem = problemOf(option, value)
    if (problem) return { refusal: problem }
    byId.set(option.id, { optionId: option.id, optionValue: value })
  }
  const missing = product.options.find((option) => option.isRequired && !byId.has(option.id))
  if (missing) return { refusal: `Please choose: ${missing.title}.` }
  const kept = [...byId.values()].sort((a, b) => (a.optionId < b.optionId ? -1 : 1))
  return { kept, key: keyOf(kept), refusal: null }
}

/** Addresses of uploaded pictures among what is asked for: they must be the buyer's own. */
export const uploadsIn = (asked: readonly CustomOption[]): readonly string[] =>
  asked.map(({ optionValue }) => optionValue.trim()).filter((value) => upload.test(value))

/** Kept options with today's titles and prices; null when the product does not offer one of them any more. */
export function resolveOptions(product: ForSale, kept: readonly CustomOption[]): readonly ChosenOption[] | null {
  const chosen = kept.map(({ optionId, optionValue }): ChosenOption | null => {
    const option = optionOf(product, optionId)
    if (!option || problemOf(option, optionValue)) return null
    const value = option.values.find(({ id }) => id === optionValue)
    return {
      optionId,
      title: option.title,
      optionValue: value?.title ?? optionValue,
      price: option.price + (value?.price ?? 0),
    }
  })
  const isComplete = product.options.every(
    ({ id, isRequired }) => !isRequired || kept.some((one) => one.optionId === id),
  )
  return isComplete ? whole(chosen) : null
}

export const optionsPrice = (chosen: readonly ChosenOption[]): Paise => sum(chosen, ({ price }) => price)

const whole = <T>(rows: readonly (T | null)[]): T[] | null =>
  rows.every((row): row is T => row !== null) ? [...rows] : null

function optionOf({ options }: ForSale, id: string): SaleOption | undefined {
  return id === uploadedImage ? options.find(({ kind }) => kind === 'file') : options.find((option) => option.id === id)
}

/** Carts and orders show what a person reads: put back or bought again, the title of a drop-down's value stands for it. */
function valueNamed({ kind, values }: SaleOption, asked: string): string {
  if (kind !== 'drop_down' || values.some(({ id }) => id === asked)) return asked
  return values.find(({ title }) => title === asked)?.id ?? asked
}

function problemOf({ kind, title, maxCharacters, values }: SaleOption, value: string): string | null {
  if (kind === 'drop_down')
    return values.some(({ id }) => id === value) ? null : `${title}: please choose from the list.`
  if (kind === 'file') return upload.test(value) ? null : `${title}: please upload the picture here.`
  if (controlCharacters.test(value)) return `${title} has characters that cannot be shown.`
  const most = maxCharacters ?? 500
  return value.length <= most ? null : `${title} takes at most ${most} characters.`
}

/** Short, and the same whatever order the options came in. */
function keyOf(kept: readonly CustomOption[]): string {
  return kept.length === 0 ? '' : createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 22)
}
