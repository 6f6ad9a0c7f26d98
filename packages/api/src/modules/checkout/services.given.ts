import { openDb } from '../../db.ts'
import type { Base } from '../../plugin.ts'
import { type Carelessness, carelessDb } from '../../testing/database/careless-db.ts'
import type { World } from '../../testing/world.ts'
import { cartModule } from '../cart/cart.module.ts'
import { orderModule } from '../orders/order.module.ts'
import { contactsIn } from '../orders/reading/contacts.ts'
import { checkoutModule } from './checkout.module.ts'
import { createPurchases } from './purchases.ts'

/**
 * The services of cart, checkout and orders on many connections of their own, with the given guards removed.
 * `tries: 1` passes a deadlock on to the caller instead of trying again.
 */
export function givenServices(world: World, careless: readonly Carelessness[] = [], tries?: number) {
  const open = openDb({ url: world.databaseUrl, pool: 30 })
  const db = carelessDb(open, ...careless)
  const { settings, outbox, tokens, app, clock } = world
  const base: Base = { db, settings, outbox, tokens, log: app.log, now: clock.now }
  const { catalogue, pincodes, addresses, mail, push, media, wallet, invoices, refunds } = world.modules
  const { service: cart } = cartModule(base, {
    catalogue: catalogue.service,
    pincodes: pincodes.service,
    addresses: addresses.service,
    uploads: media.service,
  })
  const { service: orders } = orderModule(base, {
    mail: mail.service,
    push: push.service,
    contacts: contactsIn(),
    wallet: wallet.service.wallet,
    invoices: invoices.service,
    around: world.modules.orders.service.around,
    refunds: refunds.service,
  })
  const { service: checkout } = checkoutModule(base, {
    ...cart,
    ...orders,
    wallet: wallet.service.wallet,
    purchases: createPurchases(),
    ...(tries && { tries }),
  })
  return { db, ...cart, ...orders, ...checkout, end: () => open.end({ timeout: 1 }) }
}
export type GivenServices = ReturnType<typeof givenServices>
