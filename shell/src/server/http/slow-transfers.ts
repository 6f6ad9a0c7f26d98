import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '@nukkad/contracts/network-of'
import type { FastifyInstance } from 'fastify'

export interface TransferLimits {
  /** how long a body may make almost no progress before its connection is closed, in milliseconds */
  readonly graceMs: number
  /** maximum number of slow bodies and responses at the same time for one address */
  readonly slowPerAddress: number
}

/** Bytes per second. Below the first a body makes no real progress; below the second a transfer is slow. */
const pace = { least: 500, slow: 8_000 } as const
/** Number of checks per grace period. */
const looks = 5

interface Transfer {
  readonly from: string
  readonly request: IncomingMessage
  readonly socket: Socket
  /** state at the last check, and since when the body has made almost no progress */
  moved: number
  isSlow: boolean
  hardly: { since: number; moved: number }
}

/** Bytes that were really transferred, in both directions. */
const movedBy = ({ bytesRead, bytesWritten, writableLength }: Socket): number =>
  bytesRead + bytesWritten - writableLength

/** Only transfers that wait for the client count; a slow service behind this server is not the client's fault. */
const isSending = ({ request }: Transfer) => !request.complete && request.readableLength === 0
const isTaking = ({ socket }: Transfer) => socket.writableLength > 0

/**
 * Limits what slow clients can hold: a body has to arrive at a minimum pace, and of one address only a limited number
 * of bodies and responses may be slow at once; the latest ones are closed. The number of quick ones is not limited,
 * because thousands of people share an address of their carrier.
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
      // A new transfer counts as slow only after a full interval between two checks.
      if (!transfer.isSlow || !wasSlow) continue
      const count = (slow.get(from) ?? 0) + 1
      slow.set(from, count)
      if (count > slowPerAddress) socket.destroy()
    }
  }

  /** Whether a body has made enough progress during the grace period; also true while that is not over. */
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
