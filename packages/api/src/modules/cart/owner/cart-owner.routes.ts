import { addressOfCart, billingInformation } from '@nukkad/contracts/endpoints/cart/cart-billing'
import { attachAddress, attachCustomer, attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { CartOwnerService } from './cart-owner.service.ts'

export const cartOwnerRoutes: Plugin<{ owners: CartOwnerService }> = async (app, { owners }) => {
  app.route({
    ...attachAddress,
    handler: (request) => owners.attachAddress(signedIn(request).userId, request.body.cartID, request.body.addressID),
  })
  app.route({
    ...attachedAddress,
    handler: async (request) => ({
      data: await owners.attachedAddress(signedIn(request).userId, request.query.cartID),
    }),
  })
  app.route({
    ...addressOfCart,
    handler: (request) => owners.setAddress(signedIn(request).userId, request.params.cartId, request.body),
  })
  app.route({
    ...billingInformation,
    handler: async (request) => ({ data: await owners.billing(signedIn(request).userId, request.query.cartID) }),
  })
  app.route({
    ...attachCustomer,
    handler: (request) => owners.attachCustomer(signedIn(request).userId, request.body.cartId),
  })
}
