import type { BodyOf } from '@nukkad/contracts'
import type { OwnProduct, OwnVariant } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { addSize } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import {
  type Check,
  checkOfStock,
  inOneLine,
  isRupees,
  isSize,
  plainNumber,
  sizeWords,
} from '../../parts/product/product-facts.ts'

/** A size to be added, as typed. */
export interface NewSize {
  readonly size: string
  readonly stock: string
  readonly price: string
  /** the slug of one of the product's colours, empty for a product in one colour or none */
  readonly colour: string
  /** the size of the pieces that had none */
  readonly size_so_far: string
}
export const noSize: NewSize = { size: '', stock: '', price: '', colour: '', size_so_far: '' }

export const hasUnnamed = ({ variants }: OwnProduct): boolean => variants.some(({ options }) => !options.Size)

/** The variants among which the new size must be the only one of its name. */
function siblingsOf({ variants, galleries }: OwnProduct, colour: string): readonly OwnVariant[] {
  const name = galleries.find((one) => one.colour === colour)?.name
  return galleries.length > 1 ? variants.filter(({ options }) => options.Colour === (name ?? undefined)) : variants
}

/** The variant whose price the new size gets. */
export const likeOf = (product: OwnProduct, { colour }: NewSize): OwnVariant | undefined =>
  siblingsOf(product, colour).at(-1)

/** Everything that is missing or wrong, by field. */
export function checksOf(product: OwnProduct, typed: NewSize): readonly Check[] {
  const size = inOneLine(typed.size)
  const soFar = inOneLine(typed.size_so_far)
  const isSame = (one: string | undefined) => one?.toLowerCase() === size.toLowerCase()
  const same = siblingsOf(product, typed.colour).find(({ options }) => isSame(options.Size))
  const name = same?.options.Size ?? size
  const hidden = `${name} is not on sale. Press “Sell again” beside it above.`
  return [
    ['colour', product.colour === null && typed.colour === '', 'Choose one of its colours.'],
    ['size', same !== undefined, same?.is_offered ? `It already comes in ${name}.` : hidden],
    ['size', !isSize(size), sizeWords],
    checkOfStock('stock', typed.stock),
    ['price', typed.price.trim() !== '' && !isRupees(typed.price), 'Enter rupees, or leave this empty.'],
    ['size_so_far', hasUnnamed(product) && isSame(soFar), 'Use another name than for the new size.'],
    ['size_so_far', hasUnnamed(product) && !isSize(soFar), sizeWords],
  ]
}

export const bodyOf = (product: OwnProduct, typed: NewSize): BodyOf<typeof addSize> => ({
  version: product.version,
  size: inOneLine(typed.size),
  stock: Number(plainNumber(typed.stock)),
  ...(typed.price.trim() && { price: Number(plainNumber(typed.price)) }),
  ...(product.colour === null && { colour: typed.colour }),
  ...(hasUnnamed(product) && { size_so_far: inOneLine(typed.size_so_far) }),
})
