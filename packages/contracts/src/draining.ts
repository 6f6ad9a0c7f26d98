import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Who has not been answered by then is cut off. */
const longestAnswer = 10_000
/** Who has opened a connection and asked for nothing is waited for this long. */
const longestSilence = 250
const sweepEvery = 50

/**
 * How a server leaves without a failed request: first it says that it is not ready, and every answer tells its
 * connection to close, while it goes on answering; whoever spreads the requests turns to others meanwhile. Only then
 * nothing new is taken.
 */
export class Draining {
  #isUnderWay = false
  #closed: Promise<void> = Promise.resolve()
  readonly #silent = new Set<Socket>()

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** When all that was asked is answered, after `drain`; ten seconds at most. */
  get closed(): Promise<void> {
    return this.#closed
  }

  /** Notes which connections never ask: browsers open some ahead, and Node would wait for them for ever. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#silent.add(socket)
      socket.once('close', () => this.#silent.delete(socket))
    })
    server.on('request', ({ socket }) => this.#silent.delete(socket))
  }

  /** Resolves when `seconds` have passed and the server takes no more connections; answers under way go on. */
  async drain(server: Server, seconds: number): Promise<void> {
    this.#isUnderWay = true
    await sleep(seconds * 1000)
    // Connections that wait to be taken are cut by the end. Now all have just been taken.
    await new Promise<void>((resolve) => setImmediate(resolve))
    const from = performance.now()
    // A connection whose last answer was under way is idle only after it, and would be waited for.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      if (performance.now() - from > longestSilence) for (const socket of this.#silent) socket.destroy()
      if (performance.now() - from > longestAnswer) server.closeAllConnections()
    }, sweepEvery)
    this.#closed = new Promise((resolve) =>
      server.close(() => {
        clearInterval(sweep)
        resolve()
      }),
    )
  }
}
