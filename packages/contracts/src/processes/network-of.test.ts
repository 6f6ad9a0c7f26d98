/** @jest-environment node */
import { customerNetworkOf, networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('counts the many networks of one customer as one', () => {
  const networks = ['2001:db8:1:2::1', '2001:db8:1:ffff::1', '203.0.113.7'].map(customerNetworkOf)
  expect(networks).toEqual(['2001:db8:1', '2001:db8:1', '203.0.113.7'])
})
