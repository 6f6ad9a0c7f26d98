import { createHash } from 'node:crypto'
import type { PushState, PushSubscriptionBody } from '@nukkad/contracts/endpoints/people/push'
import type { Caller } from '../../credentials/caller.ts'
import { type Queryable, transaction } from '../../db.ts'
import { Invalid } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import * as devices from './push.repository.ts'
import { pushKeys } from './push-keys.ts'
import { isPushService } from './push-services.ts'
import { createPushSender } from './send-push.ts'

/** Of use for a day: who turns a phone on later reads it in the mail. */
const lifetimeSeconds = 24 * 60 * 60

/** What a notice shows; `path` is the page that it opens. */
interface PushNotice {
  readonly title: string
  readonly text: string
  readonly path: string
}

declare module '../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly push: PushNotice & { readonly sessionId: string; readonly tag: string }
  }
}

export interface PushService {
  state(caller: Caller): Promise<PushState>
  turnOn(caller: Caller, subscription: PushSubscriptionBody): Promise<PushState>
  turnOff(caller: Caller): Promise<PushState>
  /** Sends after the caller's transaction to all devices on which the user wants notices, each key once. */
  tell(tx: Queryable, userId: string, notice: PushNotice & { readonly key: string }): Promise<void>
}

/** Notices on devices, through the push services of the browsers' makers (decision 0692). */
export function createPushService({ db, outbox, settings, now, log }: Base): PushService {
  const keys = pushKeys(settings)
  const send = createPushSender({ keys, contact: settings.TEAM_EMAIL, lifetimeSeconds })
  const isKnown = (endpoint: string) => isPushService(settings.PUSH_SERVICES, endpoint)
  const stateOf = (isOn: boolean): PushState => ({
    key: settings.PUSH_SERVICES === 'none' ? null : keys.publicKey,
    isOn,
  })

  outbox.handle('push', async ({ sessionId, title, text, path, tag }) => {
    const device = await devices.openDevice(db, sessionId)
    if (!device || !isKnown(device.endpoint)) return
    const outcome = await send(device, { title, text, path, tag })
    if (outcome === 'gone') {
      await devices.deleteGone(db, sessionId, device.endpoint)
      log.info('a browser no longer takes notices')
    }
  })

  return {
    state: async ({ familyId }) => stateOf(await devices.hasDevice(db, familyId)),

    async turnOn({ familyId }, { endpoint, keys: { p256dh, auth } }) {
      if (!isKnown(endpoint)) {
        throw new Invalid(
          { endpoint: 'is not at a known push service' },
          'Notices from this browser are not supported.',
        )
      }
      await transaction(db, (tx) => devices.saveDevice(tx, familyId, { endpoint, p256dh, auth }, now()))
      return stateOf(true)
    },

    async turnOff({ familyId }) {
      await devices.deleteDevice(db, familyId)
      return stateOf(false)
    },

    async tell(tx, userId, { key, title, text, path }) {
      // The same for every try, so that a browser shows a repeated notice once.
      const tag = createHash('sha256').update(key).digest('base64url').slice(0, 32)
      for (const sessionId of await devices.sessionsToNotify(tx, userId, now())) {
        const payload = { sessionId, title, text, path, tag }
        await outbox.enqueue(tx, {
          kind: 'push',
          key: `${key}:${sessionId}`,
          payload,
          lane: 'notices',
          lifetimeSeconds,
        })
      }
    },
  }
}
