import type { FastifyInstance } from 'fastify'
import { GatewayProblem } from '../problem.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Controls for testers: the time, and the response of a mandate's bank. */
export function serveSubscriptionControl(app: FastifyInstance, subscriptions: Subscriptions): void {
  const isForm = (type: string | undefined) => type?.startsWith('application/x-www-form-urlencoded') ?? false
  app.post<{ Body: { days?: number | string } | null }>('/razorpay/control/clock', (request, reply) => {
    const days = Number(request.body?.days ?? 0)
    if (!(days >= 0 && days <= 3660)) throw new GatewayProblem('The number of days must be between 0 and 3660.')
    const now = subscriptions.forward(Math.round(days * 86_400))
    return isForm(request.headers['content-type']) ? reply.redirect('/razorpay', 303) : { now }
  })
  app.post<{ Params: { id: string }; Body: { to?: string } | null }>(
    '/razorpay/control/subscriptions/:id/bank',
    (request, reply) => {
      const { to } = request.body ?? {}
      if (to !== 'pays' && to !== 'refuses') throw new GatewayProblem('No such bank.')
      const subscription = subscriptions.bank(request.params.id, to)
      return isForm(request.headers['content-type']) ? reply.redirect('/razorpay', 303) : { subscription }
    },
  )
  /** Approves or declines as a person in the window would. */
  app.post<{ Params: { id: string }; Body: { outcome?: string } | null }>(
    '/razorpay/control/subscriptions/:id/authorise',
    ({ params, body }) => {
      const { outcome = 'success' } = body ?? {}
      if (!isAuthorisation(outcome)) throw new GatewayProblem('No such outcome.')
      const payment = subscriptions.authorise(params.id, { way: 'card', outcome })
      return {
        subscription: subscriptions.find(params.id),
        ...(payment && { payment, signed: subscriptions.sign(params.id, payment) }),
      }
    },
  )
}

const authorisations = ['success', 'failure', 'failing', 'waiting'] as const
export const isAuthorisation = (text: unknown): text is (typeof authorisations)[number] =>
  authorisations.includes(text as (typeof authorisations)[number])
