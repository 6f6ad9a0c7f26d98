import type { Base, Module } from '../../plugin.ts'
import type { AddressService } from '../address/address.service.ts'
import type { PincodeService } from '../pincode/pincode.service.ts'
import { cartPersonal } from './cart.personal.ts'
import { cartRoutes } from './cart.routes.ts'
import { type CartService, createCartService } from './cart.service.ts'
import { createCartIdeasService } from './cart-ideas.service.ts'
import { cartJobs } from './cart-jobs.repository.ts'
import type { Uploads } from './cart-parts.ts'
import { createCartCouponsService } from './discounts/cart-coupons.service.ts'
import { cartOwnerRoutes } from './owner/cart-owner.routes.ts'
import { type CartOwnerService, createCartOwnerService } from './owner/cart-owner.service.ts'
import { plainCartRoutes } from './plain/plain-cart.routes.ts'
import { createCartAnswers } from './reading/cart-answers.ts'
import { type CartReader, createCartReader } from './reading/cart-reader.ts'
import { createCartReadings } from './reading/cart-readings.ts'
import type { SaleCatalogue } from './reading/for-sale.ts'
import { createProductDescriptions } from './reading/product-descriptions.ts'
import { removedLinesJob } from './saved/saved.repository.ts'
import { savedLinesRoutes } from './saved/saved-lines.routes.ts'
import { createSavedLinesService } from './saved/saved-lines.service.ts'

export interface CartDependencies {
  readonly catalogue: SaleCatalogue
  readonly pincodes: PincodeService
  readonly addresses: AddressService
  /** Pictures that buyers have uploaded for personalised products. */
  readonly uploads: Uploads
}

/** The cart functions that sign-in and checkout use. */
export interface CartModuleService extends Pick<CartOwnerService, 'mergeAtLogin' | 'activeCartId'> {
  readonly carts: CartService
  readonly cartReader: CartReader
}

export function cartModule(
  { db, now, settings }: Base,
  { catalogue, pincodes, addresses, uploads }: CartDependencies,
): Module<CartModuleService> {
  const descriptions = createProductDescriptions(catalogue)
  const cartReader = createCartReader({
    descriptions,
    catalogue,
    addresses,
    pincodes,
    now,
    isGatewayOpen: settings.RAZORPAY_KEY_SECRET !== undefined,
  })
  const answers = createCartAnswers(descriptions, now)
  const readings = createCartReadings(db, now)
  const parts = {
    db,
    descriptions,
    cartReader,
    answers,
    readings,
    now,
    isBlocked: settings.CART_BLOCKED,
    uploads,
  }
  const owners = createCartOwnerService({ ...parts, addresses })
  const carts = createCartService(parts)
  const saved = createSavedLinesService({ ...parts, carts })
  const services = {
    carts,
    coupons: createCartCouponsService(parts),
    ideas: createCartIdeasService({ db, cartReader, catalogue, now }),
  }
  return {
    service: { carts, cartReader, mergeAtLogin: owners.mergeAtLogin, activeCartId: owners.activeCartId },
    personal: cartPersonal,
    housekeeping: [...cartJobs, removedLinesJob],
    routes: async (app) => {
      await app.register(cartRoutes, services)
      await app.register(cartOwnerRoutes, { owners })
      await app.register(savedLinesRoutes, { saved })
      await app.register(plainCartRoutes, { carts, isSecure: settings.PUBLIC_URL.startsWith('https:') })
    },
  }
}
