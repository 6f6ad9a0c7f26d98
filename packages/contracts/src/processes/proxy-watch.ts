import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

export interface SeenRequest {
  /** the visitor's address, as far as TRUST_PROXY lets the server read it */
  readonly ip: string
  readonly headers: IncomingHttpHeaders
}

interface ProxyWatchOptions {
  /** logs a warning; called at most once an hour */
  readonly warn: (details: { readonly address: string; readonly trusted: string }, message: string) => void
  /** TRUST_PROXY */
  readonly trusted: string
  /** by default `isPrivateAddress`, which takes longer than all else that is done here */
  readonly isPrivate?: (ip: string) => boolean
  /** milliseconds */
  readonly now?: () => number
}

const hour = 60 * 60 * 1000
/** Requests of an hour before a share of them says anything. */
const enough = 500
const nearlyAll = 0.9

const unread =
  'addresses of visitors are not read: requests come through a proxy that TRUST_PROXY does not trust, or that does ' +
  'not set X-Forwarded-For; limits count all visitors as one, or do not count. See docs/deployment.md'
const everybody = 'TRUST_PROXY trusts every address: visitors can write their own into X-Forwarded-For and avoid limits'

/**
 * Notices that TRUST_PROXY does not fit the proxies in front of a server, which otherwise only shows in limits that
 * count nobody, or the whole public as one visitor.
 */
export class ProxyWatch {
  readonly #options: ProxyWatchOptions
  readonly #now: () => number
  readonly #isPrivate: (ip: string) => boolean
  readonly #trustsAll: boolean
  #lastSeen = Number.NEGATIVE_INFINITY
  #lastWarned = Number.NEGATIVE_INFINITY
  #window = { from: Number.NEGATIVE_INFINITY, all: 0, through: 0 }

  constructor(options: ProxyWatchOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#isPrivate = options.isPrivate ?? isPrivateAddress
    this.#trustsAll = /(^|[\s,])(0\.0\.0\.0|::)\/0\b/.test(options.trusted)
    if (this.#trustsAll) options.warn({ address: 'every', trusted: options.trusted }, everybody)
  }

  /** Whether that was so within the last hour. */
  get isWrong(): boolean {
    return this.#trustsAll || this.#now() - this.#lastSeen < hour
  }

  /** Looks at a request, which may come from a visitor directly or through proxies. */
  see({ ip, headers }: SeenRequest): void {
    const isUnread = this.#isPrivate(ip) ? isForVisitor(headers) : this.#areNearlyAllThroughOne(ip, headers)
    if (!isUnread) return
    const now = this.#now()
    this.#lastSeen = now
    if (now - this.#lastWarned < hour) return
    this.#lastWarned = now
    this.#options.warn({ address: ip, trusted: this.#options.trusted }, unread)
  }

  /** A visitor may send the header too, but not nearly all of them do. */
  #areNearlyAllThroughOne(ip: string, headers: IncomingHttpHeaders): boolean {
    const now = this.#now()
    if (now - this.#window.from > hour) this.#window = { from: now, all: 0, through: 0 }
    const told = publicAddressesIn(headers)
    this.#window.all += 1
    if (told !== undefined && told.length > 0 && !told.includes(ip)) this.#window.through += 1
    const { all, through } = this.#window
    return all >= enough && through / all > nearlyAll
  }
}

/** A private address was read although a proxy says that it forwards for somebody else, or forwards at all. */
function isForVisitor(headers: IncomingHttpHeaders): boolean {
  const told = publicAddressesIn(headers)
  if (told !== undefined) return told.length > 0
  return headers['x-forwarded-proto'] !== undefined || headers['x-forwarded-host'] !== undefined
}

/** The public addresses that proxies have written down; undefined if they wrote no addresses at all. */
function publicAddressesIn(headers: IncomingHttpHeaders): string[] | undefined {
  const told = headers['x-forwarded-for'] ?? headers['x-real-ip']
  if (told === undefined) return undefined
  const addresses = String(told)
    .split(',')
    .map((address) => address.trim())
  return addresses.filter((address) => isIP(address) !== 0 && !isPrivateAddress(address))
}
