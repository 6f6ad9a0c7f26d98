import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { givenShop } from '../../modules/cart/shop.given.ts'
import { useWorldWithGateway } from '../../modules/payments/gateway.given.ts'

const root = path.resolve(__dirname, '../../../../..')
const world = useWorldWithGateway()

test('a client generated from the OpenAPI document signs in by code, buys for cash and reads the order', async () => {
  const product = await givenShop(world).product({ stock: 5 })
  const { port } = world.app.server.address() as AddressInfo

  const client = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'packages/api/client/purchase.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BASE_URL: `http://127.0.0.1:${port}/api`,
      MAILBOX_URL: new URL('/mailbox.json', world.gateway.url).href,
      EMAIL: 'client@example.com',
      SKU: product.sku,
    },
  })
  let said = ''
  client.stdout.on('data', (chunk) => (said += chunk))
  const ended = once(client, 'exit')
  while (client.exitCode === null && client.signalCode === null) {
    await world.outbox.drain()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const [code] = await ended

  expect(code).toBe(0)
  expect(JSON.parse(said)).toMatchObject({ lines: [{ sku: product.sku, qty: 2 }] })
}, 60_000)
