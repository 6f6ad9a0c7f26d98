import type { BodyOf } from '@nukkad/contracts'
import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type { changeSeller } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { isGstin } from '@nukkad/contracts/gstin'
import type { Fields } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import type { SellerDetails } from '../../invoices/seller-book.service.ts'
import { stateCode } from '../../invoices/state-codes.ts'
import type { OwnShopRow } from './own-shop.repository.ts'
import type { Labels } from './seen-facts.ts'

export type SellerFacts = Omit<BodyOf<typeof changeSeller>, 'version'>

export const sellerLabels: Labels<SellerFacts> = {
  legal_name: 'The legal name',
  gstin: 'The GST number',
  line1: 'The address',
  line2: 'The second line of the address',
  locality: 'The neighbourhood',
  pincode: 'The pincode',
  phone: 'The phone number',
}

export const sellerFactsOf = (row: OwnShopRow, details: SellerDetails | undefined): SellerFacts => ({
  legal_name: details?.legalName ?? '',
  gstin: details?.gstin ?? '',
  line1: details?.line1 ?? '',
  line2: details?.line2 ?? '',
  locality: row.locality,
  pincode: row.pincode,
  phone: details?.phone ?? '',
})

/** Numbers as they are stored, however they were typed: '+91 98100 12345', '07 aabpm 1234 k1zx'. */
export const plainSeller = (facts: SellerFacts): SellerFacts => ({
  legal_name: oneLine(facts.legal_name),
  gstin: facts.gstin.replace(/[\s-]/g, '').toUpperCase(),
  line1: oneLine(facts.line1),
  line2: oneLine(facts.line2),
  locality: facts.locality,
  pincode: facts.pincode,
  phone: facts.phone.replace(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, ''),
})

/** `place` is where the pincode is; undefined for six digits that are not a pincode. */
export function inputErrorsOfSeller(facts: SellerFacts, place: Serviceability | undefined): Fields {
  const { legal_name, gstin, line1, pincode, phone } = facts
  const code = place && stateCode(place.state)
  return {
    ...(legal_name.length < 2 && { legal_name: 'needs at least two letters' }),
    ...(line1.length < 3 && { line1: 'needs at least three letters' }),
    ...(!place && { pincode: 'is not a pincode we know' }),
    ...(place?.city === null && {
      pincode: `is outside our cities: ${pincode} is in ${place.district}, ${place.state}`,
    }),
    ...(phone !== '' && !/^[6-9]\d{9}$/.test(phone) && { phone: 'is not an Indian mobile number of ten digits' }),
    ...(gstin !== '' && !isGstin(gstin) && { gstin: 'is not a GST number: please compare its fifteen characters' }),
    ...(isGstin(gstin) &&
      code !== undefined &&
      !gstin.startsWith(code) && {
        gstin: `does not match the pincode: numbers from ${place?.state} begin with ${code}`,
      }),
  }
}
