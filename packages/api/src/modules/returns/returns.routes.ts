import {
  cancelReturn,
  commentOnOrder,
  getReturn,
  getReturnable,
  reorder,
} from '@nukkad/contracts/endpoints/orders/returns'
import { signedIn } from '../../access.ts'
import { Invalid } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { OrderService } from '../orders/order.service.ts'
import type { Reorder } from './reorder.service.ts'
import type { ReturnService } from './returns.service.ts'

interface Services {
  returns: ReturnService
  orders: Pick<OrderService, 'note' | 'get'>
  again: Reorder
}

export const returnRoutes: Plugin<Services> = async (app, { returns, orders, again }) => {
  app.route({
    ...commentOnOrder,
    handler: async (request) => {
      const { userId } = signedIn(request)
      const { body } = request
      const { kind = 'note', orderId } = body
      const key = idempotencyKey(request)
      const comment = body.comment?.trim() ?? ''
      if (kind === 'note') {
        if (!comment) throw new Invalid({ comment: 'is required' }, 'Please write something.')
        return { data: { order: await orders.note(userId, orderId, comment, key), request: null } }
      }
      const asked = await returns.request(userId, kind, body, key)
      return { data: { order: await orders.get(userId, orderId), request: asked } }
    },
  })
  app.route({
    ...getReturnable,
    handler: async (request) => ({
      data: await returns.returnable(signedIn(request).userId, request.params.orderId),
    }),
  })
  app.route({
    ...getReturn,
    handler: async (request) => ({ data: await returns.get(signedIn(request).userId, request.params.id) }),
  })
  app.route({
    ...cancelReturn,
    handler: async (request) => ({
      data: await returns.cancel(signedIn(request).userId, request.params.id, idempotencyKey(request)),
    }),
  })
  app.route({
    ...reorder,
    handler: async (request) => ({
      data: await again(signedIn(request).userId, request.params.orderId, idempotencyKey(request)),
    }),
  })
}
