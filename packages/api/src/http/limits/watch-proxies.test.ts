import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { operators } from '../../testing/every-role.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld({ ...operators, TRUST_PROXY: '10.0.0.10' })

async function isShownAsUnread(): Promise<boolean> {
  const headers = { authorization: operatorAuthorization(operators.OPERATOR_PASSWORD) }
  const { body } = await world.app.inject({ url: '/api/metrics', headers })
  return /^nukkad_visitor_addresses_unread 1$/m.test(body)
}
const callThrough = (remoteAddress: string) =>
  world.app.inject({ url: '/api/healthz', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.7' } })

test('a shell that TRUST_PROXY does not trust shows in the metrics, one that it trusts does not', async () => {
  await callThrough('10.0.0.10')
  expect(await isShownAsUnread()).toBe(false)
  await callThrough('10.0.0.12')
  expect(await isShownAsUnread()).toBe(true)
})
