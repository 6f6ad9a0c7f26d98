import type { Base, Module } from '../../plugin.ts'
import type { AddressService } from '../address/address.service.ts'
import type { PincodeService } from '../pincode/pincode.service.ts'
import { allLocks, type Locks } from '../stock/locks.ts'
import { cartChores } from './cart.chores.ts'
import { cartPersonal } from './cart.personal.ts'
import { cartRoutes } from './cart.routes.ts'
import { type CartService, createCartService, type Uploads } from './cart.service.ts'
import { createBagAnswers } from './cart-answers.ts'
import { createCartCouponsService } from './cart-coupons.service.ts'
import { createCartIdeasService } from './cart-ideas.service.ts'
import { cartOwnerRoutes } from './cart-owner.routes.ts'
import { type CartOwnerService, createCartOwnerService } from './cart-owner.service.ts'
import { type BagReader, createBagReader } from './cart-reader.ts'
import { createCartReadings } from './cart-readings.ts'
import type { SaleCatalogue } from './for-sale.ts'
import { plainCartRoutes } from './plain-cart.routes.ts'
import { savedLinesRoutes } from './saved-lines.routes.ts'
import { createSavedLinesService } from './saved-lines.service.ts'
import { createShelf } from './shelf.ts'

export interface CartDependencies {
  readonly catalogue: SaleCatalogue
  readonly pincodes: PincodeService
  readonly addresses: AddressService
  /** Pictures that buyers have uploaded for what is made for them. */
  readonly uploads: Uploads
  readonly locks?: Locks
}

/** What signing in and checking out need of carts. */
export interface CartModuleService extends Pick<CartOwnerService, 'mergeAtLogin' | 'activeCartId'> {
  readonly carts: CartService
  readonly bags: BagReader
}

export function cartModule(
  { db, now, settings }: Base,
  { catalogue, pincodes, addresses, uploads, locks = allLocks }: CartDependencies,
): Module<CartModuleService> {
  const shelf = createShelf(catalogue)
  const bags = createBagReader({
    ...{ shelf, catalogue, addresses, pincodes, now },
    isGatewayOpen: settings.RAZORPAY_KEY_SECRET !== undefined,
  })
  const answers = createBagAnswers(shelf, now)
  const readings = createCartReadings(db, now)
  const parts = { db, shelf, bags, answers, readings, now, isBlocked: settings.CART_BLOCKED, locks, uploads }
  const owners = createCartOwnerService({ ...parts, addresses })
  const carts = createCartService(parts)
  const saved = createSavedLinesService({ ...parts, carts })
  const services = {
    carts,
    coupons: createCartCouponsService(parts),
    ideas: createCartIdeasService({ db, bags, catalogue, now }),
  }
  return {
    service: { carts, bags, mergeAtLogin: owners.mergeAtLogin, activeCartId: owners.activeCartId },
    personal: cartPersonal,
    chores: cartChores,
    routes: async (app) => {
      await app.register(cartRoutes, services)
      await app.register(cartOwnerRoutes, { owners })
      await app.register(savedLinesRoutes, { saved })
      await app.register(plainCartRoutes, { carts, isSecure: settings.PUBLIC_URL.startsWith('https:') })
    },
  }
}
