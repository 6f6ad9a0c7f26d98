import type { MerchantsOf } from '../invoices/invoice.service.ts'
import { merchantOfUser } from './merchant-account.repository.ts'

/** The merchants that a user sells for. */
export const merchantsOf: MerchantsOf = async (q, userId) => {
  const merchant = await merchantOfUser(q, userId)
  return merchant ? [merchant.id] : []
}
