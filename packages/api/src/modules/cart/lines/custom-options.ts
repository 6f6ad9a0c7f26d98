import { createHash } from 'node:crypto'
import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import { type Paise, sum } from '../../pricing/money.ts'
import type { ForSale, SaleOption } from '../reading/for-sale.ts'

/** The spec's id for the picture a buyer uploads; it refers to the product's file option. */
const uploadedImage = 'uploadedimage'
/** The URL that `POST /media` returns; the media module knows its owner. */
const upload = /^\/api\/media\/[A-Za-z0-9_-]{22}$/
const controlCharacters = /\p{Cc}/u

export interface ChosenOption {
  readonly optionId: string
  readonly title: string
  /** The value to display; for a drop-down, the title of the value. */
  readonly optionValue: string
  readonly price: Paise
}

/** The requested options as stored with the line, or the reason why they are refused. */
export type AskedOptions =
  | { readonly kept: readonly CustomOption[]; readonly key: string; readonly refusal: null }
  | { readonly refusal: string }

/** Checks the requested options against those that the product offers. */
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

/** The URLs of uploaded pictures among the requested options; they must be the buyer's own. */
export const uploadsIn = (asked: readonly CustomOption[]): readonly string[] =>
  asked.map(({ optionValue }) => optionValue.trim()).filter((value) => upload.test(value))

/** Stored options with their current titles and prices; null when the product no longer offers one of them. */
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

/** Carts and orders show the title of a drop-down's value, so a line that is added again may send it as the value. */
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

/** A short key that does not depend on the order in which the options were sent. */
function keyOf(kept: readonly CustomOption[]): string {
  return kept.length === 0 ? '' : createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 22)
}
