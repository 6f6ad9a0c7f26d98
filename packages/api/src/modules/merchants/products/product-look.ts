import type { ShopColour } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import type { Queryable } from '../../../db.ts'
import type { Fields } from '../../../errors.ts'
import { productLook } from '../../catalogue/merchant-catalogue/variants.service.ts'

interface WantedLook {
  /** the path of the product's category */
  readonly category: string
  /** empty for none, undefined if it stays */
  readonly colour: string | undefined
  readonly sizeGuide: string | undefined
}

export interface ChosenLook {
  /** null for none, undefined if it stays */
  readonly colour: ShopColour | null | undefined
  readonly inputErrors: Fields
}

/** The chosen colour, and the errors of the colour and the size guide by field. */
export async function lookOf(q: Queryable, { category, colour, sizeGuide }: WantedLook): Promise<ChosenLook> {
  const found = colour ? await productLook.colour(q, colour) : undefined
  const isFitting = !sizeGuide || (await productLook.usesGuide(q, category, sizeGuide))
  return {
    colour: colour === '' ? null : found,
    inputErrors: {
      ...(colour && !found && { colour: 'is not a colour of the shop' }),
      ...(!isFitting && { size_guide: 'is not a size guide that this category uses' }),
    },
  }
}
