import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface Relay {
  /** the database through the relay */
  readonly url: string
  /** ends all connections and accepts no more, like a server that is gone */
  cut(): void
  /** ends all connections, and accepts others, like a server that restarts */
  drop(): void
}

/**
 * Passes connections on to a database until the end of the test; after as many `connections` it accepts no more, while
 * those that exist go on.
 */
export async function givenRelay(
  databaseUrl: string,
  { connections = Number.POSITIVE_INFINITY }: { readonly connections?: number } = {},
): Promise<Relay> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let accepted = 0
  const server = createServer((near) => {
    accepted += 1
    if (accepted >= connections) server.close()
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(databaseUrl), { port: String((server.address() as AddressInfo).port) })
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  const cut = () => {
    server.close()
    drop()
  }
  running.push(cut)
  return { url: url.href, cut, drop }
}

const running: (() => void)[] = []
afterEach(() => {
  for (const cut of running.splice(0)) cut()
})
