import type { StreamedEvent } from '@nukkad/contracts/endpoints/site/event-stream'
import { streamEvent } from '@nukkad/contracts/endpoints/site/event-stream'
import type { World } from '../../testing/world.ts'

interface Facts {
  readonly id?: string
  readonly name?: string
  readonly key?: string
  readonly at?: Date
  readonly page?: string
  readonly city?: string
  readonly device?: 'mobile' | 'desktop'
  readonly visitor?: string
  readonly email?: string
  readonly session?: Partial<StreamedEvent['session_props']>
  readonly profile?: Partial<StreamedEvent['profile']>
  readonly props?: Record<string, unknown>
}

let count = 0

/** An event as sent by a page. */
export function givenStreamedEvent(facts: Facts = {}): StreamedEvent {
  const { page = '/home-new', city = 'delhi', device = 'mobile' } = facts
  return {
    event_id: facts.id ?? `event-${++count}-${Math.random().toString(36).slice(2)}`,
    ts: (facts.at ?? new Date()).getTime(),
    session_props: { session_source: 'direct', page, city, device, ...facts.session },
    platform: 'Web',
    event_name: facts.name ?? 'PAGE_VIEWED',
    event_props: facts.props ?? {},
    identity: null,
    profile: { email: facts.email ?? null, platform: 'Web', ...facts.profile },
    objectId: facts.visitor ?? 'browser-1',
  }
}

export const givenStream = (world: World) => ({
  /** Sends one event and returns the status. */
  async tell(facts: Facts = {}): Promise<number> {
    const data = givenStreamedEvent({ at: world.clock.now(), ...facts })
    return (await world.call(streamEvent, { body: { data, partitionKey: facts.key ?? String(data.ts) } })).status
  },
  /** Event ids in stored order. */
  async kept(key?: string): Promise<string[]> {
    const rows = await world.db<{ id: string }[]>`
      select event_id as id from stream_event where ${key ?? null}::text is null or partition_key = ${key ?? null}
      order by seq`
    return rows.map(({ id }) => id)
  },
})
