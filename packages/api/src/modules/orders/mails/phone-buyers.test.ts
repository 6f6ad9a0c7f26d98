import { linkPhone } from '../../auth/phone/link-phone.ts'
import { leaveOnlyPhone } from '../../auth/phone/phone-only.given.ts'
import { givenMerchants, withStep } from '../../merchants/merchants.given.ts'
import { givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'

const world = useWorldWithGateway()
const textsTo = (phone: string) => givenGateway(world).textsTo(phone)

describe('a buyer with only a phone number', () => {
  test('is told of the order and of its steps by text, each once, with the address of the order', async () => {
    const phone = '+919812345670'
    const { meera, asha, orderId } = await givenMerchants(world).order()
    await leaveOnlyPhone(world, asha.id, phone)
    await givenMerchants(world).step(meera, orderId, withStep('accept'))

    const texts = await textsTo(phone)
    expect(texts).toHaveLength(2)
    expect(texts).toContainEqual(
      expect.stringMatching(/^Your Nukkad order is confirmed \(₹[\d,.]+\)\. https?:\/\/\S+\/shop\/\S+$/),
    )
    expect(texts).toContainEqual(
      expect.stringMatching(new RegExp(`^Nukkad: ${orderId} is being prepared\\. https?://\\S+${orderId}$`)),
    )
    expect(await textsTo(phone)).toHaveLength(2)
  })

  test('gets mails and no texts once the account has an email address', async () => {
    const phone = '+919812345671'
    const { asha } = await givenMerchants(world).order()
    await linkPhone(world.db, phone, asha.id, world.clock.now())
    expect(await textsTo(phone)).toEqual([])
    expect(await givenGateway(world).mailsTo(asha.email)).toHaveLength(1)
  })
})
