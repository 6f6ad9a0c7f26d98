import { sendFeedback } from '@nukkad/contracts/endpoints/site/careers'
import { NotFound } from '../../errors.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import type { FilledIn, FormService, Taken } from '../forms/form.service.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import { bySlugs } from './event.repository.ts'
import { hasTicket } from './tickets/ticket.repository.ts'

type Sent = Omit<FilledIn, 'formId' | 'subject'>
type SendFeedback = (event: string, sent: Sent) => Promise<Taken>

const feedbackRoutes: Plugin<{ send: SendFeedback }> = async (app, { send }) => {
  app.route({
    ...sendFeedback,
    config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { event, ...filled } = request.body
      const sent = { ...filled, userId: request.user?.userId ?? null, key: idempotencyKey(request) }
      return { data: await send(event, sent) }
    },
  })
}

/** Feedback on an event. Ticket holders are counted once per event; everyone else as a guest. */
export function feedbackModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { forms }: { readonly forms: Pick<FormService, 'take'> },
): Module<SendFeedback> {
  const send: SendFeedback = async (slug, sent) => {
    const [event] = await bySlugs(db, [slug], now())
    if (!event) throw new NotFound('This event does not exist.')
    const isHolder = sent.userId !== null && (await hasTicket(db, sent.userId, event.id))
    return forms.take({
      ...sent,
      formId: 'event-feedback',
      subject: isHolder ? `ticket:${event.id}:${sent.userId}` : null,
      answers: {
        ...sent.answers,
        event: `${event.title} (${slug})`,
        ticket: isHolder ? 'With a ticket' : 'Without one',
      },
    })
  }
  return { service: send, routes: async (app) => void (await app.register(feedbackRoutes, { send })) }
}
