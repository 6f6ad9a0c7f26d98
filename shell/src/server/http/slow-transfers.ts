import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../news/network-of.ts'

export interface TransferLimits {
  /** how long a body may hardly come before its connection ends, in milliseconds */
  readonly graceMs: number
  /** bodies and answers that may move slowly between us and one address at the same time */
  readonly slowPerAddress: number
}

/** Bytes a second. Under the first a body does not really come; under the second a transfer is slow. */
const pace = { least: 500, slow: 8_000 } as const
/** Looks in a grace. */
const looks = 5

interface Transfer {
  readonly from: string
  readonly request: IncomingMessage
  readonly socket: Socket
  /** at the last look, and since when the body has hardly come */
  moved: number
  isSlow: boolean
  hardly: { since: number; moved: number }
}

/** Bytes that really went over the line, either way. */
const movedBy = ({ bytesRead, bytesWritten, writableLength }: Socket): number =>
  bytesRead + bytesWritten - writableLength

/** The other side is what is waited for; a service behind us that takes its time is no fault of theirs. */
const isSending = ({ request }: Transfer) => !request.complete && request.readableLength === 0
const isTaking = ({ socket }: Transfer) => socket.writableLength > 0

/**
 * Bounds what slow people hold: a body has to come at some pace, and of one address only so many bodies and answers may
 * be slow at once, the latest ones end. How many quick ones there are does not matter: thousands of people share an
 * address of their carrier.
 */
export function boundSlowTransfers(app: FastifyInstance, { graceMs, slowPerAddress }: TransferLimits): void {
  const open = new Set<Transfer>()
  let lookedAt = performance.now()

  function follow(from: string, request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const moved = movedBy(socket)
    const transfer = { from, request, socket, moved, isSlow: false, hardly: { since: performance.now(), moved } }
    open.add(transfer)
    response.once('close', () => open.delete(transfer))
  }

  function look(): void {
    const now = performance.now()
    const seconds = (now - lookedAt) / 1000
    const slow = new Map<string, number>()
    lookedAt = now
    for (const transfer of open) {
      const { from, socket } = transfer
      if (!isWanted(transfer, now)) {
        socket.destroy()
        continue
      }
      const before = transfer.moved
      transfer.moved = movedBy(socket)
      const isWaiting = isSending(transfer) || isTaking(transfer)
      const wasSlow = transfer.isSlow
      transfer.isSlow = isWaiting && transfer.moved - before < pace.slow * seconds
      // What has just begun is not known to be slow before it was there for a whole look.
      if (!transfer.isSlow || !wasSlow) continue
      const count = (slow.get(from) ?? 0) + 1
      slow.set(from, count)
      if (count > slowPerAddress) socket.destroy()
    }
  }

  /** Of a body some kilobytes have to come in each grace. */
  function isWanted(transfer: Transfer, now: number): boolean {
    const { since, moved } = transfer.hardly
    if (now - since < graceMs && isSending(transfer)) return true
    const current = movedBy(transfer.socket)
    const isHardly = isSending(transfer) && current - moved < (pace.least * (now - since)) / 1000
    transfer.hardly = { since: now, moved: current }
    return !isHardly
  }

  const timer = setInterval(look, graceMs / looks).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async ({ ip, raw }, reply) => follow(networkOf(ip), raw, reply.raw))
}
