import { ProxyWatch } from './proxy-watch.ts'

const minutes = (count: number) => count * 60_000

function watching(trusted = 'loopback') {
  const warned: [{ address: string; trusted: string }, string][] = []
  let time = 0
  const warn = (...words: (typeof warned)[number]) => void warned.push(words)
  const watch = new ProxyWatch({ warn, trusted, now: () => time })
  const pass = (ms: number) => {
    time += ms
  }
  return { watch, warned, pass }
}
const forVisitor = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }

describe('the watch over proxies', () => {
  test.each([
    ['a proxy in a private network that is not trusted', '10.0.0.10', forVisitor],
    ['an outer proxy that is not trusted', '192.168.1.4', { 'x-forwarded-for': '203.0.113.7, 192.168.1.4' }],
    ['a proxy that tells addresses in another header only', '10.0.0.10', { 'x-real-ip': '203.0.113.7' }],
    ['a proxy that does not tell addresses', '127.0.0.1', { 'x-forwarded-proto': 'https' }],
  ])('warns of %s', (_, ip, headers) => {
    const { watch, warned } = watching()
    watch.see({ ip, headers })
    expect(warned).toEqual([
      [{ address: ip, trusted: 'loopback' }, expect.stringContaining('addresses of visitors are not read')],
    ])
    expect(watch.isWrong).toBe(true)
  })

  test.each([
    ['a visitor whose address was read', '203.0.113.7', forVisitor],
    ['a health check of the load balancer', '10.0.0.10', {}],
    ['a colleague in the same network, through a trusted proxy', '10.0.0.77', { 'x-forwarded-for': '10.0.0.77' }],
    ['a visitor who makes up an address', '203.0.113.7', { 'x-forwarded-for': '198.51.100.1' }],
  ])('says nothing of %s', (_, ip, headers) => {
    const { watch, warned } = watching()
    for (let at = 0; at < 100; at++) watch.see({ ip, headers })
    expect([watch.isWrong, warned]).toEqual([false, []])
  })

  test('warns once an hour, and no more an hour after the last such request', () => {
    const { watch, warned, pass } = watching()
    const see = () => watch.see({ ip: '10.0.0.10', headers: forVisitor })
    see()
    pass(minutes(40))
    see()
    expect(warned).toHaveLength(1)
    pass(minutes(30))
    see()
    expect([watch.isWrong, warned.length]).toEqual([true, 2])
    pass(minutes(61))
    expect(watch.isWrong).toBe(false)
  })

  test('notices a proxy with a public address by nearly all requests coming through one', () => {
    const { watch, warned } = watching()
    const direct = { ip: '198.51.100.9', headers: {} }
    for (let at = 0; at < 600; at++) {
      watch.see(
        at % 20 === 0 ? direct : { ip: '198.51.100.1', headers: { 'x-forwarded-for': `203.0.113.${at % 250}` } },
      )
    }
    expect(warned).toHaveLength(1)
  })

  test.each(['0.0.0.0/0', '10.0.0.0/8, ::/0'])('warns at once of TRUST_PROXY=%s, which trusts everybody', (trusted) => {
    const { watch, warned } = watching(trusted)
    expect([watch.isWrong, warned]).toEqual([
      true,
      [[expect.anything(), expect.stringContaining('trusts every address')]],
    ])
  })
})
