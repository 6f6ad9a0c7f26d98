import type { Server } from 'node:http'

/** The limit of waiting for a quiet moment, in milliseconds. */
const longestTaking = 3000
const quietTurn = 3

/**
 * Waits until the server has accepted its waiting connections, because those still waiting are cut when it stops
 * listening. All are accepted after a turn of the event loop that brought no new one, and hardly any has arrived since
 * if that turn was short.
 */
export async function allTaken(server: Server): Promise<void> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  server.on('connection', count)
  const from = performance.now()
  for (let turn = from, before = -1; performance.now() - from < longestTaking; ) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    const now = performance.now()
    if (taken === before && now - turn < quietTurn) break
    before = taken
    turn = now
  }
  server.off('connection', count)
}
