import { phoneCode, phoneVerify } from '@nukkad/contracts/endpoints/orders/tracking'
import type { World } from '../../testing/world.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'

interface From {
  readonly browser?: string
  readonly ip?: string
}

let count = 0
const ashasBrowser = 'the-browser-of-asha-22'

/** Orders with phones of their own, and their codes; the calls come from one browser unless another is named. */
export const givenTracking = (world: World) => {
  const ask = (phone: string, { browser = ashasBrowser, ip = '10.4.0.1' }: From = {}) =>
    world.call(phoneCode, {
      body: { phone },
      headers: { 'x-forwarded-for': ip },
      ...(browser && { cookies: { nukkad_code: browser } }),
    })
  const verify = (phone: string, otp: string, browser = ashasBrowser) =>
    world.call(phoneVerify, { body: { phone, otp, source: 'orderTracking' }, cookies: { nukkad_code: browser } })

  async function codeSentTo(phone: string): Promise<string> {
    const rows = await world.db<{ code: string }[]>`
      select payload ->> 'code' as code from outbox where kind = 'tracking-code' and payload ->> 'phone' = ${phone}
      order by id`
    return rows.at(-1)?.code ?? 'none'
  }

  return {
    ask,
    verify,
    codeSentTo,
    newPhone: () => String(9_000_000_000 + ++count * 7),

    /** An order with a unique delivery phone number. */
    async order() {
      const made = await givenMerchants(world).order()
      const phone = this.newPhone()
      await world.db`
        update shop_order set address = address || jsonb_build_object('phone', ${phone}::text)
        where order_id = ${made.orderId}`
      return { ...made, phone }
    },

    async tokenOf(phone: string): Promise<string> {
      ok(await ask(phone))
      return ok(await verify(phone, await codeSentTo(phone))).data.tracking_token
    },

    async textsTo(phone: string): Promise<string[]> {
      const rows = await world.db<{ text: string }[]>`
        select payload ->> 'text' as text from outbox where kind = 'sms' and payload ->> 'to' = ${phone} order by id`
      return rows.map(({ text }) => text)
    },
  }
}
