import {
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  mandateAnswered,
  mandateCallback,
  moveSubscription,
  openMandate,
  pauseSubscription,
  resumeSubscription,
  skipDelivery,
  subscribe,
  subscriptionCampaign,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { hrefs } from '@nukkad/contracts/hrefs'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { SubscriptionCampaigns } from './campaigns/campaign.service.ts'
import type { OpenMandate } from './mandates/open-mandate.ts'
import type { OwnSubscriptions } from './own-subscriptions.service.ts'
import type { createSubscribe } from './subscribe.service.ts'

export interface SubscriptionServices {
  readonly campaigns: SubscriptionCampaigns
  readonly own: OwnSubscriptions
  readonly mandate: OpenMandate
  readonly begin: ReturnType<typeof createSubscribe>
}

export const subscriptionRoutes: Plugin<SubscriptionServices> = async (app, { campaigns, own, mandate, begin }) => {
  app.route({
    ...subscriptionCampaign,
    handler: async (request) => ({ data: await campaigns.find(request.params.id) }),
  })
  app.route({
    ...subscribe,
    handler: (request) => begin({ userId: signedIn(request).userId, key: idempotencyKey(request) }, request.body),
  })
  app.route({ ...listSubscriptions, handler: (request) => own.list(signedIn(request).userId) })
  app.route({ ...getSubscription, handler: (request) => own.one(signedIn(request).userId, request.params.id) })
  app.route({
    ...skipDelivery,
    handler: (request) => own.skip(signedIn(request).userId, request.params.id, request.body.on),
  })
  app.route({ ...pauseSubscription, handler: (request) => own.pause(signedIn(request).userId, request.params.id) })
  app.route({ ...resumeSubscription, handler: (request) => own.resume(signedIn(request).userId, request.params.id) })
  app.route({
    ...cancelSubscription,
    handler: (request) => own.cancel(signedIn(request).userId, request.params.id, idempotencyKey(request)),
  })
  app.route({
    ...moveSubscription,
    handler: (request) => own.move(signedIn(request).userId, request.params.id, request.body.addressID),
  })
  app.route({ ...openMandate, handler: (request) => mandate.open(signedIn(request).userId, request.params.id) })
  app.route({
    ...mandateAnswered,
    handler: async (request) => {
      const { userId } = signedIn(request)
      await mandate.handleAnswer(userId, request.params.id, request.body)
      return own.one(userId, request.params.id)
    },
  })
}

/** Takes the form that the browser posts on behalf of the gateway; redirects to a GET. */
export const mandateCallbackRoutes: Plugin<Pick<SubscriptionServices, 'mandate'>> = async (app, { mandate }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.route({
    ...mandateCallback,
    handler: async (request, reply) => {
      await mandate.calledBack(request.params.id)
      return reply.redirect(hrefs.subscription(request.params.id), 303)
    },
  })
}
