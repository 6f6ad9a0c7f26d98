import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Db } from '../../db.ts'
import { Forbidden } from '../../errors.ts'
import { type MerchantRow, merchantOfUser } from './merchant-account.repository.ts'

/** The merchant that the caller acts for; Forbidden for callers who act for none. */
export type MerchantOf = (request: FastifyRequest) => Promise<MerchantRow>

/** Reads the caller's merchant each time, so that a user who leaves a merchant loses access at once. */
export function callersMerchant(db: Db): MerchantOf {
  return async (request) => {
    const merchant = await merchantOfUser(db, signedIn(request).userId)
    if (!merchant) throw new Forbidden()
    return merchant
  }
}
