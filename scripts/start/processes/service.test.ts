import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@nukkad/build/free-port'
import { startService, stopService } from './service.ts'

const logs = mkdtempSync(path.join(tmpdir(), 'nukkad-service-'))
afterAll(() => rmSync(logs, { recursive: true, force: true }))

const wanted = (port: number) => ({
  name: 'light',
  entry: path.join(__dirname, 'testing/light-service.mjs'),
  env: { LIGHT_PORT: String(port) },
  logs,
  ready: `http://127.0.0.1:${port}/`,
})

async function another(port: number) {
  const server = createServer((_, response) => response.end('another'))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return server
}
const close = (server: Awaited<ReturnType<typeof another>>) => {
  server.closeAllConnections()
  server.close()
}

describe('starting a service', () => {
  test('is refused while another process answers at its address', async () => {
    const port = await freePort()
    const server = await another(port)
    await expect(startService(wanted(port))).rejects.toThrow(
      `light cannot start: another process answers at http://127.0.0.1:${port}/. Stop that process first.`,
    )
    close(server)
  }, 20_000)

  test('waits for the process before it to end', async () => {
    const port = await freePort()
    const server = await another(port)
    setTimeout(() => close(server), 500)
    const service = await startService(wanted(port))
    expect(await (await fetch(wanted(port).ready)).text()).toBe(String(service.child.pid))
    await stopService(service)
  }, 20_000)
})
