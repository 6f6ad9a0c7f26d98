import { createHash } from 'node:crypto'
import type { StreamedEvent } from '@nukkad/contracts/endpoints/site/event-stream'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { keyedHash } from '../auth/keyed-hash.ts'
import { harmlessText as plain, withoutSecrets } from './without-secrets.ts'

/** An event as it is stored and passed on. */
export interface StreamRow {
  readonly eventId: string
  readonly partitionKey: string
  /** day in India, yyyy-mm-dd */
  readonly day: string
  readonly happenedAt: string
  readonly name: string
  readonly page: string
  readonly city: string
  readonly device: string
  readonly source: string
  readonly affiliation: string | null
  /** the other values of the visit's addresses: referral code, click id and campaign */
  readonly origin: Readonly<Record<string, string>>
  readonly userId: string | null
  readonly objectId: string | null
  readonly mailHash: string | null
  /** with consent: city, preferences, gender and age, and no name */
  readonly profile: Readonly<Record<string, unknown>> | null
  readonly props: Readonly<Record<string, unknown>>
}

interface Taken {
  readonly event: StreamedEvent
  readonly partitionKey: string
  readonly now: Date
  readonly secret: string
}

const day = 24 * 60 * 60 * 1000
/** How far a clock may be off, or how long a page may have buffered an event. */
const oldest = 7 * day
const newest = day / 4

/** Replaces an implausible time by the time of arrival. */
function instantOf(ts: number, now: Date): Date {
  const isBelievable = ts >= now.getTime() - oldest && ts <= now.getTime() + newest
  return isBelievable ? new Date(ts) : now
}

/**
 * Converts an event for storage: its email becomes a keyed hash, which counts a person once but does not identify them.
 */
export function streamRowOf({ event, partitionKey, now, secret }: Taken): StreamRow {
  const at = instantOf(event.ts, now)
  const {
    session_source,
    affiliation,
    page = 'direct',
    city = 'all',
    device = 'unknown',
    ...origin
  } = event.session_props
  const { email, _id, city: home, preferences, gender, age } = event.profile
  return {
    eventId:
      event.event_id ??
      createHash('sha256')
        .update(JSON.stringify([partitionKey, event]))
        .digest('hex'),
    partitionKey: plain(partitionKey),
    day: dayInIndia(at),
    happenedAt: at.toISOString(),
    name: event.event_name,
    page: plain(page),
    city: plain(city),
    device,
    source: plain(session_source),
    affiliation: affiliation ? plain(affiliation) : null,
    origin: Object.fromEntries(Object.entries(origin).map(([name, value]) => [name, plain(value)])),
    userId: event.identity === null ? null : plain(event.identity),
    objectId: event.objectId === undefined ? null : plain(event.objectId),
    mailHash: email ? keyedHash(secret, 'stream', email.toLowerCase()).toString('hex').slice(0, 32) : null,
    profile: _id === undefined ? null : withoutSecrets({ city: home, preferences, gender, age }),
    props: withoutSecrets(event.event_props),
  }
}
