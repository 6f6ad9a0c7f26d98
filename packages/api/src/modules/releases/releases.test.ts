import { accountMarkCookie } from '@nukkad/contracts/account-mark'
import { changeReleases, releaseDetails, releaseLog, releasesNow } from '@nukkad/contracts/endpoints/site/releases'
import { hashOfToken } from '@nukkad/registry'
import { type GivenService, givenBuild, givenReport, givenService, temporary } from '@nukkad/registry/testing'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { type Answer, useWorld } from '../../testing/world.ts'
import { givenAuth } from '../auth/auth.given.ts'

const ok = <Body>({ status, body }: Answer<Body>): Body => {
  expect([status, status === 200 ? '' : body]).toEqual([200, ''])
  return body
}
const home = temporary('api-registry')
let service: GivenService
const world = useWorld(async () => {
  service = await givenService({ home })
  return { NUKKAD_HOME: home, REGISTRY_URL: service.url }
})
afterAll(() => service.close())

let ishaan: GivenUser
beforeEach(async () => {
  ishaan = await givenIn(world).user({ role: 'developer' })
})
const change = (body: object, as: GivenUser = ishaan) =>
  world.call(changeReleases, { body: { change: body } as never, as: as.token })

test('a developer reads the releases and changes them in their own name', async () => {
  await service.operator().publish(givenBuild('1'))
  await service.operator().publish(givenBuild('2'), 'none')
  await service.shell().ask('/v1/shells', { method: 'PUT', json: givenReport({ sequence: 2, seen: 2 }) })

  ok(await change({ act: 'canary', remote: 'mf-tea', version: '2', share: 0.1, isJudged: true }))
  const preview = ok(await change({ act: 'preview', remote: 'mf-tea', version: '2' })).data.preview
  expect(preview).toMatchObject({
    url: expect.stringMatching(/\/\?preview=[0-9a-f]{32}$/),
    qr: { path: expect.any(String) },
  })
  ok(await change({ act: 'take-back', remote: 'mf-tea', version: '2', channel: 'preview' }))
  const now = ok(await world.call(releasesNow, { as: ishaan.token })).data
  expect(now.shells).toMatchObject([{ shell: 'web-1', sequence: 2 }])
  expect(now.remotes).toMatchObject([
    {
      name: 'mf-tea',
      versions: [{ version: '2' }, { version: '1', team: 'operator' }],
      rules: [
        { channel: 'canary', share: 0.1, isJudged: true },
        { channel: 'stable', version: '1' },
      ],
      canary: { version: '2', verdict: 'wait' },
    },
  ])
  const { log } = ok(await world.call(releaseDetails, { params: { name: 'mf-tea' }, as: ishaan.token })).data
  expect(log[2]).toMatchObject({ act: 'canary', version: '2', why: '10 %' })
  expect(log[2]?.by).toMatch(/ by operator$/)
  expect(ok(await world.call(releaseLog, { as: ishaan.token })).data).toHaveLength(5)
})

test('a version can target accounts by their browser mark, and the registry learns no address', async () => {
  const auth = givenAuth(world)
  const email = auth.newEmail()
  const { cookies } = await auth.signUp(email)
  const mark = cookies.find(({ name }) => name === accountMarkCookie)
  expect(mark).toMatchObject({ value: expect.stringMatching(/^[0-9a-f]{32}$/), path: '/', httpOnly: true })
  const campaign = { act: 'campaign', remote: 'mf-tea', version: '2', window: { cities: ['goa'] } }
  const give = (accounts: string[], body: object = campaign) =>
    world.call(changeReleases, { body: { change: body, accounts } as never, as: ishaan.token })

  expect(await give([email, 'nobody@example.com'])).toMatchObject({
    error: { fields: { accounts: 'There is no account with nobody@example.com.' } },
  })
  expect(await give([email], { act: 'promote', remote: 'mf-tea' })).toMatchObject({
    error: { fields: { accounts: expect.any(String) } },
  })
  ok(await give([email.toUpperCase()]))
  const { rules } = (await service.operator().read()).remotes['mf-tea'] ?? { rules: [] }
  expect(rules[0]).toMatchObject({ version: '2', cities: ['goa'], accounts: [hashOfToken(mark?.value ?? '')] })
  expect(JSON.stringify(rules)).not.toContain(email)
  expect((await auth.signIn(email)).cookies).toContainEqual(expect.objectContaining({ value: mark?.value }))
})

test('what the registry refuses is refused with its message and status', async () => {
  expect(await change({ act: 'rollback', remote: 'mf-nowhere' })).toMatchObject({ status: 404 })
  expect(await change({ act: 'quarantine', remote: 'mf-tea', version: '1', why: 'it broke' })).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('There is no healthy version to replace') },
  })
  expect(await change({ act: 'explode' })).toMatchObject({ status: 400 })
  expect(await world.call(releaseDetails, { params: { name: 'mf-nowhere' }, as: ishaan.token })).toMatchObject({
    status: 404,
  })
})

test('releases are for developers only', async () => {
  const given = givenIn(world)
  const others = [await given.user(), await given.user({ role: 'editor' }), await given.user({ role: 'campaigner' })]
  for (const other of others) {
    expect(await world.call(releasesNow, { as: other.token })).toMatchObject({ status: 403 })
    expect(await change({ act: 'rollback', remote: 'mf-tea' }, other)).toMatchObject({ status: 403 })
  }
  expect(await world.call(releasesNow)).toMatchObject({ status: 401 })
})
