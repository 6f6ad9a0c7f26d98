import { askForFreshCode, type CodePurpose } from '@nukkad/contracts/endpoints/people/account'
import { closeAccount } from '@nukkad/contracts/endpoints/people/closing'
import { askForCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { givenIn } from '../../testing/users.given.ts'
import { leaveOnlyPhone } from '../auth/phone/phone-only.given.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'

const world = useWorldWithGateway()

/** An account without an email address that has just asked for a code by text. */
async function asked(phone: string, purpose: CodePurpose) {
  const { textsTo } = givenGateway(world)
  const asha = await givenIn(world).user()
  await leaveOnlyPhone(world, asha.id, phone)
  ok(await world.call(askForFreshCode, { as: asha.token, body: { purpose } }))
  const [first = ''] = await textsTo(phone)
  const told = async () => (await textsTo(phone)).filter((text) => text !== first)
  return { as: asha.token, code: /\d{6}/.exec(first)?.[0] ?? 'none', told }
}

describe('an account without an email address', () => {
  test('is told by text when it is closed, with the link that reopens it', async () => {
    const { as, code, told } = await asked('+919812345680', 'closing')
    ok(await world.call(closeAccount, { as, body: { code } }))

    const [text = '', ...more] = await told()
    expect([text, more]).toEqual([
      expect.stringMatching(
        /^Nukkad: Your account is closed and will be erased on \d+ \w+ \d{4}\. https?:\/\/\S+\/api\/account\/reopen\?token=\S+$/,
      ),
      [],
    ])
    const link = new URL(text.split(' ').at(-1) ?? '')
    const reopened = await world.app.inject({ method: 'POST', url: link.pathname + link.search })
    expect(reopened.statusCode).toBe(200)
  })

  test('gets a page when the link opens nothing, and programs the usual error', async () => {
    const post = (query: string, accept: string) =>
      world.app.inject({ method: 'POST', url: `/api/account/reopen?token=${query}`, headers: { accept } })
    const page = await post('1.2.3'.padEnd(30, 'x'), 'text/html,*/*;q=0.8')
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<main><h1>This link opens nothing</h1>')
    const cut = await post('x', 'text/html')
    expect([cut.statusCode, cut.body.includes('Part of it is missing.')]).toEqual([400, true])
    const program = await post('1.2.3'.padEnd(30, 'x'), 'application/json')
    expect([program.statusCode, program.json().message.code]).toEqual([404, 'not_found'])
  })

  test('is told by text when the copy of its data is ready', async () => {
    const { as, code, told } = await asked('+919812345681', 'copy')
    ok(await world.call(askForCopy, { as, body: { code } }))

    expect(await told()).toEqual([
      expect.stringMatching(/^Nukkad: Your data is ready to download\. https?:\/\/\S+\/account\/privacy$/),
    ])
  })
})
