import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'

const verbs = { drop_down: 'Choose', field: 'Fill in', file: 'Add' } as const

/** What is wrong or missing in the answers, by option id; `unsent` are photos that have not been uploaded. */
export function wrongOptions(
  options: ProductDetails['options'],
  values: Readonly<Record<string, string>>,
  unsent: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const option of options) {
    const value = values[option.option_id]?.trim() ?? ''
    const missing = unsent[option.option_id]
    if (missing) {
      wrong[option.option_id] = missing
    } else if (option.is_require && !value) {
      wrong[option.option_id] = `${verbs[option.type]}: ${option.title}`
    } else if (option.max_characters && value.length > option.max_characters) {
      wrong[option.option_id] = `At most ${option.max_characters} letters`
    }
  }
  return wrong
}

/** The options as sent to the cart: each answer by its option's id; the picture by the name given in the spec. */
export function customOptionsOf(
  options: ProductDetails['options'],
  values: Readonly<Record<string, string>>,
): readonly CustomOption[] {
  const picture = options.find(({ type }) => type === 'file')
  return options.flatMap((option) => {
    const optionValue = values[option.option_id]?.trim()
    return optionValue ? [{ optionId: option === picture ? 'uploadedimage' : option.option_id, optionValue }] : []
  })
}
