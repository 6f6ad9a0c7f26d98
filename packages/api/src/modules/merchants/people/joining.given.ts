import { acceptInvitation } from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import { askToSell } from '@nukkad/contracts/endpoints/merchants/selling'
import {
  acceptRequest,
  type NewMerchant,
  sellingRequests,
} from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { givenIn } from '../../../testing/users.given.ts'
import { givenGateway, type WithGateway } from '../../payments/gateway.given.ts'
import { loadPincodes } from '../../pincode/load-pincodes.ts'
import { ok } from '../merchants.given.ts'

export const newPassword = 'indigo vats behind the stepwell'
let count = 0
const newEmail = () => `maker${++count}@example.in`

/** Makers who ask to sell, the editor who answers, and the invitation's link. */
export const givenJoining = (world: WithGateway) => ({
  /** What every merchant needs: a locality, and the pincodes of the country. */
  async ground(): Promise<void> {
    await loadPincodes(world.db)
    await world.db`
      insert into locality (city, slug, name, line) values ('delhi', 'shahpur-jat', 'Shahpur Jat', 'Lanes of ateliers')
      on conflict do nothing`
  },

  editor: (firstName = 'Meera') => givenIn(world).user({ role: 'editor', firstName, isVerified: true }),
  newEmail,

  /** Sends a request to sell and returns its number. */
  async request(editor: string, { email = newEmail(), shop = 'Farida Prints', link = '' } = {}): Promise<number> {
    const about = 'Stoles, printed by hand with blocks of our own.'
    const asked = { name: 'Farida Khan', shop, email, phone: '9876543210', city: 'delhi', about }
    ok(
      await world.call(askToSell, {
        body: { ...asked, ...(link && { link }) },
        headers: { 'x-forwarded-for': `10.9.${++count >> 8}.${count & 255}` },
      }),
    )
    const [found] = ok(await world.call(sellingRequests, { as: editor, query: { q: email, state: 'new' } })).data
    if (!found) throw new Error(`The request of ${email} is not in the list.`)
    return found.id
  },

  merchant: (parts: Partial<NewMerchant> = {}): NewMerchant => ({
    name: 'Farida Prints',
    slug: `farida-prints-of-${++count}`,
    maker: 'Farida Khan',
    city: 'delhi',
    locality: 'shahpur-jat',
    pincode: '110049',
    line: 'Stoles printed by hand',
    ...parts,
  }),
  accept: (editor: string, id: number, body: NewMerchant) =>
    world.call(acceptRequest, { as: editor, params: { id }, body }),

  /** A merchant whose invitation was mailed to this address. */
  async invited(editor: string, email = newEmail(), parts: Partial<NewMerchant> = {}) {
    const merchant = this.merchant(parts)
    ok(await this.accept(editor, await this.request(editor, { email }), merchant))
    return { email, slug: merchant.slug, token: await this.tokenFor(email) }
  },

  /** The token of the latest invitation mailed to an address; empty without one. */
  async tokenFor(email: string): Promise<string> {
    const mails = await givenGateway(world).mailsTo(email)
    const mail = mails.find(({ subject }) => subject.includes('back office'))
    return /#invitation=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  },

  join: (token: string, more: { password?: string; firstName?: string } = { password: newPassword }, as?: string) =>
    world.call(acceptInvitation, { body: { token, ...more }, as }),
})
