import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { allTaken } from './waiting-connections.ts'

/** Requests that are not answered within this many milliseconds are cut off. */
const longestAnswer = 10_000
/** How long to wait for a connection that was opened but has sent no request, in milliseconds. */
const longestSilence = 250
const sweepEvery = 50

interface Connection {
  hasAsked: boolean
  underWay: number
}

/**
 * Shuts a server down without failed requests: first it reports that it is not ready and keeps answering, with every
 * answer closing its connection, while the load balancer moves to other servers. Only then does it stop accepting
 * connections.
 */
export class Draining {
  #isUnderWay = false
  #closed: Promise<void> = Promise.resolve()
  readonly #connections = new Map<Socket, Connection>()

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** Resolves when all requests are answered, after `drain`; ten seconds at most. */
  get closed(): Promise<void> {
    return this.#closed
  }

  /** Tracks for every connection whether it has sent a request and how many are still being answered. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, { hasAsked: false, underWay: 0 })
      socket.once('close', () => this.#connections.delete(socket))
    })
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const connection = this.#connections.get(socket)
      if (!connection) return
      connection.hasAsked = true
      connection.underWay += 1
      response.once('close', () => {
        connection.underWay -= 1
      })
    })
  }

  /** Resolves when `seconds` have passed and the server accepts no more connections; pending answers go on. */
  async drain(server: Server, seconds: number): Promise<void> {
    this.#isUnderWay = true
    await sleep(seconds * 1000)
    await allTaken(server)
    const from = performance.now()
    const sweep = setInterval(() => this.#endIdle(performance.now() - from), sweepEvery)
    this.#closed = new Promise((resolve) => {
      // An HTTP server's own `close` also cuts connections whose request has arrived but was not read yet.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep)
        resolve()
      })
    })
  }

  /**
   * For a Fastify app, as its last plugin: delays the app's own close, which cuts connections too, until everything is
   * answered. Endless listeners are ended by `preClose` hooks before.
   */
  readonly untilAnswered = async (app: { addHook(name: 'preClose', hook: () => Promise<void>): unknown }) => {
    app.addHook('preClose', () => this.#closed)
  }

  /**
   * A connection becomes idle only after its last answer and would still be waited for; so would one that a browser
   * opened in advance and never uses.
   */
  #endIdle(waited: number): void {
    for (const [socket, { hasAsked, underWay }] of this.#connections) {
      const isIdle = underWay === 0 && (hasAsked || waited > longestSilence)
      if (isIdle || waited > longestAnswer) socket.destroy()
    }
  }
}
