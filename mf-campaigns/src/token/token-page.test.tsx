import {
  getCampaignToken,
  spendCampaignToken,
  type TokenView,
} from '@nukkad/contracts/endpoints/campaigns/private-links'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './token-page.tsx'

const path = '/t-3f2a9c81b7d64e05'
const valid: TokenView = {
  state: 'valid',
  title: 'A kulhad on the house',
  line: 'The tea was cold.',
  isMine: false,
  gift: null,
  endsAt: '2027-03-01T18:30:00Z',
}
const taken: TokenView = {
  ...valid,
  state: 'spent',
  isMine: true,
  gift: { kind: 'coupon', text: '₹100 off your next bag', code: 'LOKAL100', href: '/shop' },
}
const open = (view: TokenView, user?: object) =>
  renderScreen(screen, { path, ...(user && { user }), answers: [answer(getCampaignToken, { data: view })] })

describe('token page', () => {
  test('redeems only when the button is pressed and shows the gift', async () => {
    const { network, heads } = await open(valid, { _id: '7' })
    expect(page.getByRole('heading', { level: 1, name: valid.title })).toBeTruthy()
    expect(network.callsTo(spendCampaignToken)).toHaveLength(0)
    expect(heads.at(-1)).toMatchObject({ robots: 'noindex, nofollow' })
    network.answer(spendCampaignToken, { data: taken })
    await userEvent.click(page.getByRole('button', { name: 'Take it' }))
    expect(await page.findByText('LOKAL100')).toBeTruthy()
    expect(network.callsTo(spendCampaignToken)).toHaveLength(1)
    expect(page.queryByRole('button', { name: 'Take it' })).toBeNull()
  })

  test('asks a guest to sign in and redeems it afterwards', async () => {
    const { network, host } = await open(valid)
    const wanted: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => wanted.push(request))
    await userEvent.click(page.getByRole('button', { name: 'Take it' }))
    expect(wanted).toEqual([{ reason: 'Sign in to claim it.' }])
    expect(network.callsTo(spendCampaignToken)).toHaveLength(0)
    network.answer(spendCampaignToken, { data: taken })
    host.bus.handle().publish('session.started', { userId: '7', created: false, method: 'otp' })
    await page.findByRole('button', { name: 'Take it' })
    expect(network.callsTo(spendCampaignToken)).toHaveLength(1)
  })

  test.each([
    ['spent' as const, 'Already claimed'],
    ['expired' as const, 'This has expired'],
    ['unknown' as const, 'We do not know this link'],
  ])('says that the token is %s and links onward', async (state, title) => {
    await open({ ...valid, state })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(page.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop')
    expect(page.queryByRole('button')).toBeNull()
  })

  test('shows the gift again to its owner', async () => {
    await open(taken, { _id: '7' })
    expect(await page.findByText('LOKAL100')).toBeTruthy()
    expect(page.getByText('It’s yours')).toBeTruthy()
  })

  test('says that nothing was spent when redeeming failed', async () => {
    const { network } = await open(valid, { _id: '7' })
    network.answer(spendCampaignToken, refuse(422, 'bad_request', 'No.'))
    await userEvent.click(page.getByRole('button', { name: 'Take it' }))
    expect((await page.findByRole('alert')).textContent).toContain('nothing was used')
  })
})
