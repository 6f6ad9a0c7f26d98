import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import { sortedOptions } from './sorted-options.ts'

type Made = Pick<CartLine, 'options' | 'custom_options'>

/** Whether the value is the URL of a picture that the buyer uploaded for the maker. */
const isPicture = ({ optionValue }: Made['custom_options'][number]) => /^(https?:|\/)/.test(optionValue)

/** The chosen options of a line, in words; an uploaded picture is named, because its URL says nothing. */
export const optionWords = ({ options, custom_options }: Made): string[] => [
  ...sortedOptions(options).map(([name, value]) => `${name}: ${value}`),
  ...custom_options.map((one) => `${one.title}: ${isPicture(one) ? 'your picture' : one.optionValue}`),
]

export const ownPicturesOf = ({ custom_options }: Made) => custom_options.filter(isPicture)
