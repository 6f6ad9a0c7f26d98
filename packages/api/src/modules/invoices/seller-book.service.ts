import { findSeller, replaceSeller, sellerDetails } from './seller.repository.ts'

export type { SellerDetails } from './seller.repository.ts'

/** Who sells: legal name, GST number and address. Takes the connection or transaction first. */
export const sellerBook = { details: sellerDetails, replace: replaceSeller, onDocuments: findSeller } as const
