import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { allTaken } from './waiting-connections.ts'

/** Requests that have not been answered by then are cut off. */
const longestAnswer = 10_000
/** How long to wait for a connection that was opened and has sent no request. */
const longestSilence = 250
const sweepEvery = 50

interface Connection {
  hasAsked: boolean
  underWay: number
}

/**
 * How a server leaves without a failed request: first it says that it is not ready, and every answer tells its
 * connection to close, while it goes on answering; whoever spreads the requests turns to others meanwhile. Only then
 * nothing new is taken.
 */
export class Draining {
  #isUnderWay = false
  #closed: Promise<void> = Promise.resolve()
  readonly #connections = new Map<Socket, Connection>()

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** When all that was asked is answered, after `drain`; ten seconds at most. */
  get closed(): Promise<void> {
    return this.#closed
  }

  /** Notes of every connection whether it has asked and what of that is under way. */
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

  /** Resolves when `seconds` have passed and the server takes no more connections; answers under way go on. */
  async drain(server: Server, seconds: number): Promise<void> {
    this.#isUnderWay = true
    await sleep(seconds * 1000)
    await allTaken(server)
    const from = performance.now()
    const sweep = setInterval(() => this.#endIdle(performance.now() - from), sweepEvery)
    this.#closed = new Promise((resolve) => {
      // An HTTP server's own `close` also cuts those whose question has come and was not read yet.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep)
        resolve()
      })
    })
  }

  /**
   * For a Fastify app, as its last plugin: its own end, which cuts connections too, waits until all is answered. What
   * listens without end is let go by `preClose` hooks before.
   */
  readonly untilAnswered = async (app: { addHook(name: 'preClose', hook: () => Promise<void>): unknown }) => {
    app.addHook('preClose', () => this.#closed)
  }

  /**
   * A connection whose last answer was under way is idle only after it, and would be waited for; so would one that a
   * browser has opened ahead and never uses.
   */
  #endIdle(waited: number): void {
    for (const [socket, { hasAsked, underWay }] of this.#connections) {
      const isIdle = underWay === 0 && (hasAsked || waited > longestSilence)
      if (isIdle || waited > longestAnswer) socket.destroy()
    }
  }
}
