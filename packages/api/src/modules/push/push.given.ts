import { randomBytes } from 'node:crypto'
import { type PushSubscriptionBody, turnPushOn } from '@nukkad/contracts/endpoints/people/push'
import type { GivenUser } from '../../testing/users.given.ts'
import type { WithGateway } from '../payments/gateway.given.ts'

interface Shown {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly tag: string
}

/** Browsers at the stand-in for their makers' push services. */
export const givenPush = (world: WithGateway) => {
  const atSandbox = (address: string, method = 'GET') => fetch(new URL(address, world.gateway.url), { method })

  return {
    async browser(): Promise<PushSubscriptionBody> {
      const { endpoint, keys } = await (await atSandbox('/push/subscriptions', 'POST')).json()
      return { endpoint, keys }
    },
    turnOn: (who: GivenUser, body: PushSubscriptionBody) => world.call(turnPushOn, { as: who.token, body }),

    /** The user's sessions can be renewed, as after a real sign-in. */
    async renewable({ id }: GivenUser): Promise<void> {
      const now = world.clock.now()
      const end = new Date(now.getTime() + 30 * 86_400_000)
      const families = await world.db<{ id: string }[]>`select id from session_family where user_id = ${id}`
      for (const { id: family } of families) {
        await world.db`
          insert into refresh_token (hash, family_id, issued_at, expires_at)
          values (${randomBytes(32)}, ${family}, ${now}, ${end})`
      }
    },

    /** What this browser has shown, once all work is done. */
    async shown({ endpoint }: PushSubscriptionBody): Promise<Shown[]> {
      await world.outbox.drain()
      const { received } = await (await fetch(endpoint)).json()
      return received.map(({ text }: { text: string }) => JSON.parse(text))
    },
    leave: ({ endpoint }: PushSubscriptionBody) => fetch(endpoint, { method: 'DELETE' }),
  }
}
