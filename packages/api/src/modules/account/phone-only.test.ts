import { askForFreshCode, type CodePurpose } from '@nukkad/contracts/endpoints/people/account'
import { closeAccount } from '@nukkad/contracts/endpoints/people/closing'
import { askForCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { givenIn } from '../../testing/users.given.ts'
import { tiePhone } from '../auth/phone/tie-phone.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'

const world = useWorldWithGateway()
const textsTo = async (phone: string) => (await givenGateway(world).mailsTo(phone)).map(({ text }) => text.trim())

/** A user whose account began with a code sent to this phone. */
async function phoneUser(phone: string) {
  const asha = await givenIn(world).user()
  await tiePhone(world.db, phone, asha.id, world.clock.now())
  await world.db`update app_user set email = null where id = ${asha.id}`
  return asha
}

async function textedCode(as: string, phone: string, purpose: CodePurpose): Promise<string> {
  ok(await world.call(askForFreshCode, { as, body: { purpose } }))
  const code = (await textsTo(phone)).map((text) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean)
  return code ?? 'none'
}

describe('an account without an email address', () => {
  test('is told by text when it is closed, with the link that reopens it', async () => {
    const phone = '+919812345680'
    const asha = await phoneUser(phone)
    const code = await textedCode(asha.token, phone, 'closing')
    ok(await world.call(closeAccount, { as: asha.token, body: { code } }))

    const told = (await textsTo(phone)).filter((text) => !text.includes(code))
    expect(told).toEqual([
      expect.stringMatching(
        /^Nukkad: Your account is closed and will be erased on \d+ \w+ \d{4}\. https?:\/\/\S+\/api\/account\/reopen\?token=\S+$/,
      ),
    ])
    const link = new URL(told[0]?.split(' ').at(-1) ?? '')
    const reopened = await world.app.inject({ method: 'POST', url: link.pathname + link.search })
    expect(reopened.statusCode).toBe(200)
  })

  test('is told by text when the copy of its data is ready', async () => {
    const phone = '+919812345681'
    const asha = await phoneUser(phone)
    const code = await textedCode(asha.token, phone, 'copy')
    ok(await world.call(askForCopy, { as: asha.token, body: { code } }))

    const told = (await textsTo(phone)).filter((text) => !text.includes(code))
    expect(told).toEqual([
      expect.stringMatching(/^Nukkad: Your data is ready to download\. https?:\/\/\S+\/account\/privacy$/),
    ])
  })
})
