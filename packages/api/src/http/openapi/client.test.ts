import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { givenShop } from '../../modules/cart/shop.given.ts'
import { useWorldWithGateway } from '../../modules/payments/gateway.given.ts'

const root = path.resolve(__dirname, '../../../../..')
const world = useWorldWithGateway()

test('a client made from the document signs in by a code, buys for cash and reads the order', async () => {
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
  const letters = setInterval(() => void world.outbox.drain(), 200)
  let said = ''
  client.stdout.on('data', (chunk) => (said += chunk))
  const [code] = await once(client, 'exit').finally(() => clearInterval(letters))

  expect(code).toBe(0)
  expect(JSON.parse(said)).toMatchObject({ lines: [{ sku: product.sku, qty: 2 }] })
}, 60_000)
