import type { ProductDetail } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { Fields } from '../../../../errors.ts'
import type { OwnProductRow } from '../../../catalogue/merchant-catalogue/variants.service.ts'

type Facts = Pick<OwnProductRow, 'attributes' | 'variants'>
interface Edit {
  readonly details: readonly ProductDetail[]
  readonly weights: readonly { readonly sku: string; readonly weight_grams: number }[]
}

/** Whether this row of a product's facts is the weight of its first variant, which is added automatically. */
const isWeight = (one: ProductDetail, { variants: [first] }: Facts): boolean =>
  one.label === 'Weight' && one.value === `${first?.weight_grams} g`

/** The rows that the merchant edits: all but the weight. */
export const detailsOf = (row: Facts): ProductDetail[] => row.attributes.filter((one) => !isWeight(one, row))

/** The rows after an edit. The weight keeps its place and follows the first variant. */
export function attributesOf(row: Facts, { details, weights }: Edit): ProductDetail[] {
  const at = row.attributes.findIndex((one) => isWeight(one, row))
  if (at === -1) return [...details]
  const grams = weights.find(({ sku }) => sku === row.variants[0]?.sku)?.weight_grams
  const weight = { label: 'Weight', value: `${grams ?? row.variants[0]?.weight_grams} g` }
  return [...details.slice(0, at), weight, ...details.slice(at)]
}

/** A second weight would contradict the one that is added. */
export function inputErrorsOfDetails(row: Facts, { details }: Pick<Edit, 'details'>): Fields {
  const isAdded = row.attributes.some((one) => isWeight(one, row))
  const isTyped = details.some(({ label }) => label.trim().toLowerCase() === 'weight')
  return isAdded && isTyped ? { details: 'must not contain the weight, which is added automatically' } : {}
}
