import type { Refused } from '../checkout/refusals.ts'
import { GatewayAway, GatewayRefused } from './gateway/gateway.ts'
import type { OpeningParts } from './open-payment.ts'
import * as payments from './payment.repository.ts'
import { away, notOpen } from './payment-refusals.ts'

/** The buyer's customer id at the gateway: found, or created once and stored. */
export function createGatewayCustomer({ db, gateway, contacts }: Pick<OpeningParts, 'db' | 'gateway' | 'contacts'>) {
  async function customerOf(userId: string): Promise<string | null> {
    const known = await payments.findCustomer(db, userId)
    if (known || !gateway) return known ?? null
    const buyer = await contacts.contact(db, userId)
    if (!buyer) return null
    const { id } = await gateway.createCustomer({ name: buyer.firstName, email: buyer.email, contact: '' })
    await payments.keepCustomer(db, userId, id)
    return (await payments.findCustomer(db, userId)) ?? id
  }

  return async (userId: string): Promise<{ data: { customerId: string } } | Refused> => {
    try {
      const customerId = await customerOf(userId)
      return customerId ? { data: { customerId } } : notOpen
    } catch (error) {
      if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
      return away
    }
  }
}
