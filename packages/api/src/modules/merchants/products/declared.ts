import type { Declared } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { Fields } from '../../../errors.ts'
import { inOneLine } from './product-words.ts'

/** The declarations of a new product whose merchant makes none. */
export const usualDeclared: Declared = { origin: 'India', net_quantity: '', best_before: '' }

export const plainDeclared = ({ origin, net_quantity, best_before }: Declared): Declared => ({
  origin: inOneLine(origin),
  net_quantity: inOneLine(net_quantity),
  best_before: inOneLine(best_before),
})

/** A number and what it counts or measures: '1 piece', '250 g', 'set of 6'. */
const isQuantity = (text: string) => /[0-9]/.test(text) && /[a-z]/i.test(text)

/** What the page of a product adds to its details by itself. */
const added = ['country of origin', 'net quantity', 'best before', 'mrp']

interface Wanted {
  readonly declared: Declared
  readonly details: readonly { readonly label: string }[]
}

const nameOf = ({ label }: Wanted['details'][number]) => inOneLine(label).toLowerCase()

/** Errors in what a product declares, by field. Details that it had before there were fields for them can stay. */
export function inputErrorsOfDeclared({ declared, details }: Wanted, before: Wanted['details'] = []): Fields {
  const { origin, net_quantity } = plainDeclared(declared)
  const kept = before.map(nameOf)
  const twice = details.find((one) => added.includes(nameOf(one)) && !kept.includes(nameOf(one)))
  return {
    ...(/^[a-z][a-z .()'-]+$/i.test(origin) ? {} : { 'declared.origin': 'must be the name of a country' }),
    ...(net_quantity === '' || isQuantity(net_quantity)
      ? {}
      : { 'declared.net_quantity': 'needs a number and a unit, such as “1 piece” or “250 g”' }),
    ...(twice ? { details: `must not contain “${twice.label.trim()}”, which is added automatically` } : {}),
  }
}
