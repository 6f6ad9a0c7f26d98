import {
  getSavedList,
  putInSavedList,
  sharedSavedList,
  shareSavedList,
  withdrawSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import { useSeededWorld } from '../../../testing/world.ts'
import { garden, givenLists, kurta } from './saved-list.given.ts'

const world = useSeededWorld()
const given = givenLists(world)
const open = (code: string) => world.call(sharedSavedList, { params: { code } })

describe('a shared list', () => {
  test('is private until it is shared, and then read by anybody with its address', async () => {
    const asha = await given.saver(kurta, garden)
    const listId = await given.list(asha, kurta)
    await world.call(putInSavedList, { as: asha.token, params: { listId }, body: garden })
    expect((await world.call(getSavedList, { as: asha.token, params: { listId } })).body.list.share).toBeNull()
    expect((await open(listId.padStart(32, '0'))).status).toBe(404)

    const code = await given.shared(asha, listId, 'Asha from Lajpat Nagar')
    const { body } = await open(code)
    expect(body).toMatchObject({
      list: { name: 'Diwali gifts', sharedAs: 'Asha from Lajpat Nagar', count: 2 },
      total: 2,
      data: [{ place: { slug: garden.ref } }, { product: { slug: kurta.ref, isAvailable: true } }],
    })
  })

  test('says nothing of its owner but the chosen name, and nothing of when things were saved', async () => {
    const asha = await given.saver(kurta)
    const code = await given.shared(asha, await given.list(asha, kurta), '')
    const { body } = await open(code)
    expect(body.list).toEqual({ name: 'Diwali gifts', sharedAs: '', count: 1 })
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(
      ['event', 'kind', 'mall', 'map', 'place', 'post', 'product', 'ref', 'video'].sort(),
    )
    expect(JSON.stringify(body)).not.toContain(asha.email)
  })

  test('is neither cached, nor indexed, nor named to other sites', async () => {
    const asha = await given.saver(kurta)
    const code = await given.shared(asha, await given.list(asha, kurta))
    const { headers } = await world.app.inject(`/api/v5/shared-lists/${code}`)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  test('keeps its address when it is shared again, and gets another after it was withdrawn', async () => {
    const asha = await given.saver(kurta)
    const params = { listId: await given.list(asha, kurta) }
    const first = await given.shared(asha, params.listId)
    expect(await given.shared(asha, params.listId, 'A.')).toBe(first)
    expect((await open(first)).body.list.sharedAs).toBe('A.')

    for (const _ of [1, 2])
      expect((await world.call(withdrawSavedList, { as: asha.token, params })).body.data.ok).toBe(true)
    expect((await open(first)).status).toBe(404)
    const second = await given.shared(asha, params.listId)
    expect(second).not.toBe(first)
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
  })

  test('is gone while its owner’s account is closed', async () => {
    const asha = await given.saver(kurta)
    const code = await given.shared(asha, await given.list(asha, kurta))
    await world.db`update app_user set closed_at = now() where id = ${asha.id}`
    expect((await open(code)).status).toBe(404)
  })

  test.each(['short', 'a'.repeat(33), `${'a'.repeat(31)}g`, `${'a'.repeat(31)}\u0000`])(
    'refuses the code %j',
    async (code) => {
      const { statusCode } = await world.app.inject(`/api/v5/shared-lists/${encodeURIComponent(code)}`)
      expect(statusCode).toBe(400)
    },
  )

  test('cannot be searched for: guesses from one address are limited', async () => {
    const guess = (at: number) =>
      world.app.inject({
        url: `/api/v5/shared-lists/${String(at).padStart(32, 'a')}`,
        remoteAddress: '203.0.113.77',
      })
    const answers = await Promise.all(Array.from({ length: 61 }, (_, at) => guess(at)))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })

  test('shows at most sixty characters of a name, without marks that turn the text around it', async () => {
    const asha = await given.saver(kurta)
    const params = { listId: await given.list(asha, kurta) }
    const share = (sharedAs: string) => world.call(shareSavedList, { as: asha.token, params, body: { sharedAs } })
    expect((await share('x'.repeat(61))).status).toBe(400)
    expect((await share('\u202eAsha\u202c  <b>')).body.data.sharedAs).toBe('Asha <b>')
    expect((await share('\u200b')).body.data.sharedAs).toBe('')
  })
})
