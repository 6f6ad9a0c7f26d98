import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SwitchableApi {
  readonly url: string
  /** while true, connections are cut as if the process were gone */
  isAway: boolean
  close(): Promise<void>
}

/** A proxy to the API on `port` that can be switched off for one shell while the API stays up for everyone else. */
export async function switchableApi(port: number): Promise<SwitchableApi> {
  const server = createServer((incoming, outgoing) => {
    if (api.isAway) return void incoming.socket.destroy()
    const { method, url, headers } = incoming
    const onward = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const api = {
    url: '',
    isAway: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(api, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
