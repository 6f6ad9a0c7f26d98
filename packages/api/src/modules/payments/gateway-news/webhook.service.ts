import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { BadRequest, Unauthorized } from '../../../errors.ts'
import { impossibleIn } from '../../../http/input/impossible-input.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import { readPayment, readRefund } from '../gateway/entities.ts'
import { type Gateway, GatewayAway } from '../gateway/gateway.ts'
import type { GatewayEvent } from '../gateway/gateway-event.ts'
import { storeEvent } from '../payment.repository.ts'
import type { Settle } from '../settling/settle.ts'
import type { MandateNews } from './mandate-news.ts'

export interface WebhookParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly settle: Settle
  readonly refunds: Pick<RefundService, 'applyReport'>
  readonly mandates: MandateNews
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

export type WebhookService = ReturnType<typeof createWebhookService>

/**
 * Receives the gateway's events. An event and its effect are one database transaction; only then it is acknowledged.
 */
export function createWebhookService({ db, gateway, settle, refunds, mandates, log, now }: WebhookParts) {
  async function apply(tx: Tx, { event, payload }: GatewayEvent): Promise<void> {
    if (event.startsWith('refund.')) await refunds.applyReport(tx, readRefund(payload.refund?.entity))
    else if (event.startsWith('subscription.')) await mandates.heard(tx, event, payload)
    else if (event.startsWith('payment.') || event === 'order.paid') {
      await settle(tx, readPayment(payload.payment?.entity))
    }
  }

  return {
    /** Throws Unauthorized when the signature does not match; nothing is stored then. */
    async receive(body: Buffer, headers: { signature: string | undefined; eventId: string | undefined }) {
      if (!headers.signature || !gateway?.isSignedByWebhook(body, headers.signature)) throw new Unauthorized()
      const told = parse(body)
      const id = headers.eventId ?? createHash('sha256').update(body).digest('hex')
      try {
        await transaction(db, async (tx) => {
          if (await storeEvent(tx, id, told.event, told, now())) await apply(tx, told)
        })
      } catch (error) {
        if (!(error instanceof GatewayAway)) throw error
        // It is signed but we cannot interpret it: a retry would not change that.
        log.error({ err: error, event: told.event }, 'a gateway event could not be parsed')
        throw new BadRequest('This event could not be parsed.')
      }
    },
  }
}

function parse(body: Buffer): GatewayEvent {
  try {
    const told = JSON.parse(body.toString('utf8')) as Partial<GatewayEvent>
    // The bytes are parsed here and not by the framework, so that the signature is checked first.
    if (typeof told.event === 'string' && !impossibleIn(told)) return { event: told.event, payload: told.payload ?? {} }
  } catch {
    // Handled below.
  }
  throw new BadRequest('This event could not be parsed.')
}
