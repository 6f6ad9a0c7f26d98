import {
  forgetSaved,
  listSaved,
  moveToCart,
  restoreSaved,
  saveForLater,
} from '@nukkad/contracts/endpoints/cart/saved-lines'
import type { Plugin } from '../../../plugin.ts'
import type { SavedLinesService } from './saved-lines.service.ts'

export const savedLinesRoutes: Plugin<{ saved: SavedLinesService }> = async (app, { saved }) => {
  app.route({
    ...listSaved,
    handler: async ({ buyer, query }) => ({ data: await saved.list(buyer, query.cartID) }),
  })
  app.route({
    ...saveForLater,
    handler: ({ buyer, body }) => saved.save(buyer, body.cartID, body.itemId, body.pincode),
  })
  app.route({
    ...moveToCart,
    handler: ({ buyer, body }) =>
      saved.move(buyer, { cartId: body.cartID, savedId: body.savedId, pincode: body.pincode }),
  })
  app.route({
    ...forgetSaved,
    handler: async ({ buyer, body }) => ({
      data: await saved.forget(buyer, { cartId: body.cartID, savedId: body.savedId }),
    }),
  })
  app.route({
    ...restoreSaved,
    handler: async ({ buyer, body }) => ({
      data: await saved.restore(buyer, { cartId: body.cartID, savedId: body.savedId }),
    }),
  })
}
