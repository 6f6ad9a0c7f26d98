import type { ProductDetails } from '@nukkad/contracts/endpoints/catalogue'

/** What stands between these answers and the bag, by option id, in the order of the options. */
export function wrongOptions(
  options: ProductDetails['options'],
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const option of options) {
    const value = values[option.option_id]?.trim() ?? ''
    if (option.is_require && !value) {
      wrong[option.option_id] = option.type === 'drop_down' ? `Choose: ${option.title}` : `Fill in: ${option.title}`
    } else if (option.max_characters && value.length > option.max_characters) {
      wrong[option.option_id] = `At most ${option.max_characters} letters`
    }
  }
  return wrong
}
