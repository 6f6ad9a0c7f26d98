import { localKeys, readJson, type StreamMessage, type TextStorage } from '@nukkad/platform/host'

/** While the gateway is unreachable, only this many of the latest events are kept, because storage is small. */
const most = 400

export interface WaitingEvents {
  all(): StreamMessage[]
  keep(messages: readonly StreamMessage[]): void
  settled(id: string): void
}

/**
 * Events not yet delivered to the gateway, in order, kept beyond the life of a page. All tabs share them; if two tabs
 * send the same event, the gateway counts it once by its id.
 */
export function waitingEvents(local: TextStorage): WaitingEvents {
  const key = localKeys.waitingEvents
  const all = (): StreamMessage[] => {
    const held = readJson(local, key)
    return Array.isArray(held) ? held.filter(isMessage) : []
  }
  const write = (messages: readonly StreamMessage[]) =>
    messages.length > 0 ? local.setItem(key, JSON.stringify(messages.slice(-most))) : local.removeItem(key)

  return {
    all,
    keep(messages) {
      if (local.getItem(localKeys.measuring) === 'off') return
      const held = all()
      const known = new Set(held.map(({ data }) => data.event_id))
      const fresh = messages.filter(({ data }) => !known.has(data.event_id))
      if (fresh.length > 0) write([...held, ...fresh].sort((a, b) => a.data.ts - b.data.ts))
    },
    settled(id) {
      if (local.getItem(key) !== null) write(all().filter(({ data }) => data.event_id !== id))
    },
  }
}

function isMessage(value: unknown): value is StreamMessage {
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
  return typeof data === 'object' && data !== null && 'event_id' in data && 'ts' in data
}
