import type { BodyOf } from '@nukkad/contracts'
import type { changeSeller, OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { isGstin } from '@nukkad/contracts/gstin'
import type { Check } from '../parts/product/product-facts.ts'
import type { PartFacts } from './shop-part.tsx'

export type SellerName = 'legal_name' | 'gstin' | 'line1' | 'line2' | 'locality' | 'pincode' | 'phone'

export const factsOfSeller = ({
  version: _,
  city: __,
  state: ___,
  ...facts
}: OwnShop['seller']): PartFacts<SellerName> => facts

/** As the number is written on certificates, however it was typed. */
const plainGstin = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

export const checksOfSeller = (facts: PartFacts<SellerName>): readonly Check[] => [
  ['legal_name', facts.legal_name.trim().length < 2, 'Enter the name under which you do business.'],
  [
    'gstin',
    plainGstin(facts.gstin) !== '' && !isGstin(plainGstin(facts.gstin)),
    'This is not a GST number. Please compare its fifteen characters.',
  ],
  ['line1', facts.line1.trim().length < 3, 'Enter the house and street.'],
  ['pincode', !/^[1-9]\d{5}$/.test(facts.pincode), 'A pincode has six digits, like 110003.'],
  ['locality', facts.locality === '', 'Choose a neighbourhood.'],
  [
    'phone',
    facts.phone !== '' && !/^[6-9]\d{9}$/.test(facts.phone),
    'A mobile number has ten digits and begins with 6, 7, 8 or 9.',
  ],
]

export const sellerBody = (facts: PartFacts<SellerName>, version: string): BodyOf<typeof changeSeller> => ({
  legal_name: facts.legal_name.trim(),
  gstin: plainGstin(facts.gstin),
  line1: facts.line1.trim(),
  line2: facts.line2.trim(),
  locality: facts.locality,
  pincode: facts.pincode,
  phone: facts.phone,
  version,
})
