import type { Server } from 'node:http'

/** Waiting for a quiet moment ends after this, in milliseconds. */
const longestTaking = 3000
const quietTurn = 3

/**
 * Connections that wait to be taken are cut when a server stops listening. They are all taken after a turn of the
 * event loop that brought none, and hardly one has come since where that turn was short.
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
