import { useWorld } from '../world.ts'
import { callerFor } from './callers.ts'
import { demoAccounts } from './demo-accounts.ts'
import { faultOf } from './judge.ts'
import { operationsOf } from './operations.ts'
import { runFuzz } from './run-fuzz.ts'
import { type Send, sendTo } from './send.ts'

const operatorPassword = 'the operators of these tests'
/** An invitation is not sent again right after it was made, so other calls can use up its limit. */
const limitedByOthers = new Set(['inviteColleagueAgain'])
const world = useWorld({ OPERATOR_PASSWORD: operatorPassword }, { isSeeded: true })

describe('fuzzing the API', () => {
  test('finds no call that fails, leaks internals or takes too long, whoever sends whatever', async () => {
    const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
    const { send, close } = sendTo(`${address}/api`)
    const accounts = demoAccounts(operatorPassword)
    const { sent, findings, done, limited } = await runFuzz({ send, accounts, perCall: 12, seed: 20_261_122 })
    close()

    expect(findings).toEqual([])
    // Codes are limited by email address as well; a limited call must have succeeded before.
    expect([...limited].filter((name) => !done.has(name) && !limitedByOthers.has(name))).toEqual([])
    // Guards against a fuzz that is refused everywhere and so finds nothing.
    expect(sent).toBeGreaterThan(2_100)
    expect(done.size).toBeGreaterThan(100)
  }, 300_000)

  test('calls for one role are made by that role, all roles in turn make the others', async () => {
    const { body } = await world.app.inject('/api/openapi.json')
    const operations = operationsOf(JSON.parse(body))
    const everyone = ['campaigner', 'developer', 'editor', 'guest', 'merchant', 'operator', 'place', 'user']
    const meant = new Set(operations.map((operation) => callerFor(operation, 0)))
    expect([...meant].sort()).toEqual(everyone)
    const [first] = operations
    const inTurn = new Set(Array.from({ length: 16 }, (_, turn) => first && callerFor(first, 2 * turn + 1)))
    expect([...inTurn].sort()).toEqual(everyone)
  })

  test('sends a call the same requests whichever other calls there are', async () => {
    const operation = (operationId: string) => ({
      operationId,
      security: [],
      parameters: [{ name: 'text', in: 'query', required: true, schema: { type: 'string' } }],
    })
    const sentTo = async (...names: string[]) => {
      const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: operation(name) }]))
      const sent: string[] = []
      const send: Send = async ({ path }) => {
        sent.push(path)
        const document = { servers: [], paths, components: { schemas: {} } }
        return { status: 200, body: path === '/openapi.json' ? JSON.stringify(document) : '{}', milliseconds: 1 }
      }
      const accounts = demoAccounts(operatorPassword)
      // One request of each call: half of the following ones are made by roles that have to sign in.
      await runFuzz({ send, accounts, perCall: 1, seed: 7 })
      return sent.filter((path) => path.startsWith('/last'))
    }
    const alone = await sentTo('last')
    expect(alone).toHaveLength(1)
    expect(await sentTo('first', 'second', 'last')).toEqual(alone)
  })

  test('faultOf reports server errors, slow answers and leaked internals', () => {
    const fine = { status: 400, body: '{"message":{}}', milliseconds: 20 }
    expect(faultOf(fine)).toBeUndefined()
    expect(faultOf({ ...fine, status: 500 })).toBe('answered 500')
    expect(faultOf({ ...fine, body: 'x'.repeat(200_001) })).toBe('was refused with 200001 characters')
    expect(faultOf({ ...fine, milliseconds: 5_001 })).toBe('answered after 5001 ms')
    expect(faultOf({ ...fine, body: 'Error: x\n    at pay (/srv/pay.ts:3:7)' })).toMatch(/^shows what is inside/)
    expect(faultOf({ ...fine, body: 'relation "cart" does not exist' })).toMatch(/^shows what is inside/)
  })
})
