import { getForm } from '@nukkad/contracts/endpoints/campaigns/forms'
import { claimPrize, type WonPrize, wonPrize } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { listGiveaways } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { type Address, listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { type Answer, answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw, givenGiveaway } from './giveaways.given.ts'
import { screen } from './giveaways-page.tsx'

const path = '/favourite/things/giveaways'
const entry = '0011223344556677'
const drawn = {
  ...draw,
  seed: 'c0ffee',
  beacon: '24.1',
  listHash: 'dd',
  drawnAt: '2026-11-20T00:00:00Z',
  winners: [{ rank: 1, entry, name: 'Asha', passedOver: null }],
}
const place = {
  name: 'Asha Verma',
  phone: '9876543210',
  line1: '14, Shahpur Jat',
  line2: '',
  landmark: '',
  city: 'New Delhi',
  state: 'Delhi',
  postcode: '110049',
}
const saved = (more: Partial<Address>): Address => ({
  ...place,
  kind: 'home',
  is_default: true,
  address_id: '1',
  ...more,
})
const home = saved({})
const work = saved({ address_id: '2', name: 'Asha at work', line1: '9, Hauz Khas', is_default: false })
const prize = (more: Partial<WonPrize> = {}): WonPrize => ({
  state: 'open',
  answerBy: '2026-11-27T18:29:59.999Z',
  answeredAt: null,
  address: null,
  sentAt: null,
  passedOver: null,
  ...more,
})
const answered = prize({ state: 'answered', answeredAt: '2026-11-21T00:00:00Z', address: place })

const form = {
  id: 'giveaway',
  title: 'Put me in',
  intro: '',
  submit: 'I am in',
  thanks: '',
  endsAt: null,
  isOver: false,
  keepDays: 30,
  begun: 'b',
  fields: [],
}
const shown = (won: WonPrize, { myEntry = entry, user = {} as object | undefined, more = [] as Answer[] } = {}) =>
  renderScreen(screen, {
    path,
    ...(user && { user }),
    answers: [
      ...more,
      answer(getForm, { data: form }),
      answer(listGiveaways, { data: [givenGiveaway({ isOver: true, myEntry, draw: drawn })] }),
      answer(wonPrize, { data: won }),
      answer(listAddresses, { data: [home, work] }),
    ],
  })
const panel = async () => within(await page.findByRole('region', { name: 'Your prize: The trunk' }))

test('a winner sees the prize and the deadline, answers with a saved address, and changes the answer', async () => {
  const { network } = await shown(prize(), { more: [answer(claimPrize, { data: answered })] })
  const won = await panel()
  expect(await won.findByText('The trunk: A kettle')).toBeTruthy()
  expect(won.getByText(/by Friday, 27 November, 11:59 pm/)).toBeTruthy()
  await userEvent.click(await won.findByRole('radio', { name: /9, Hauz Khas/ }))
  await userEvent.click(won.getByRole('button', { name: 'Send it to this address' }))
  expect((await won.findByRole('status')).textContent).toContain('We will send it to')
  expect(won.getByText('14, Shahpur Jat')).toBeTruthy()
  expect(network.callsTo(claimPrize)[0]).toMatchObject({ params: { id: 'trunk' }, body: { addressID: '2' } })

  await userEvent.click(won.getByRole('button', { name: 'Change the address' }))
  await userEvent.click(await won.findByRole('button', { name: 'Send it to this address' }))
  expect(await won.findByRole('status')).toBeTruthy()
  expect(network.callsTo(claimPrize)[1]?.body).toEqual({ addressID: '1' })
})

test('a link at the edge of the page leads a winner to the prize', async () => {
  await shown(prize())
  const link = await page.findByRole('link', { name: 'Your prize: The trunk' })
  const target = page.getByRole('region', { name: 'Your prize: The trunk' })
  expect(link.getAttribute('href')).toBe(`#${target.id}`)
})

test('changing the answer begins with the address that was chosen before', async () => {
  const atWork = { ...place, name: work.name, line1: work.line1 }
  await shown({ ...answered, address: atWork })
  const won = await panel()
  await userEvent.click(await won.findByRole('button', { name: 'Change the address' }))
  expect(await won.findByRole('radio', { name: /9, Hauz Khas/, checked: true })).toBeTruthy()
})

test('a winner without a saved address is led to where addresses are added', async () => {
  await shown(prize(), { more: [answer(listAddresses, { data: [] })] })
  const link = await (await panel()).findByRole('link', { name: 'Add one in your account' })
  expect(link.getAttribute('href')).toBe('/account/addresses')
})

test('an answer that is refused shows why, and what became of the prize', async () => {
  const { network } = await shown(prize())
  const won = await panel()
  await won.findByRole('radio', { name: /14, Shahpur Jat/ })
  network.answer(claimPrize, () => refuse(409, 'conflict', 'The time to answer is over.'))
  network.answer(wonPrize, { data: prize({ state: 'late' }) })
  await userEvent.click(won.getByRole('button', { name: 'Send it to this address' }))
  expect(await won.findByRole('heading', { name: 'You won, but the time to answer is over' })).toBeTruthy()
  expect(won.getByText(/no answer by Friday, 27 November/)).toBeTruthy()
  expect(won.queryByRole('button')).toBeNull()
})

test('a winner who was passed over reads the reason', async () => {
  await shown(prize({ state: 'passed-over', passedOver: 'No answer in seven days' }))
  const won = await panel()
  expect(await won.findByRole('heading', { name: 'Your prize went to another entry' })).toBeTruthy()
  expect(won.getByText('Reason: No answer in seven days')).toBeTruthy()
})

test('a prize that was sent shows its address, which cannot be changed any more', async () => {
  await shown({ ...answered, state: 'sent', sentAt: '2026-11-24T06:00:00Z' })
  const won = await panel()
  expect(await won.findByText('We sent it on Tuesday, 24 November to:')).toBeTruthy()
  expect(won.getByText('Phone 9876543210')).toBeTruthy()
  expect(won.queryByRole('button')).toBeNull()
})

test('nobody else sees or asks for a prize', async () => {
  const guest = await shown(prize(), { user: undefined, myEntry: '' })
  expect(await page.findByText('Asha')).toBeTruthy()
  expect(page.queryByRole('region', { name: /Your prize/ })).toBeNull()
  expect(guest.network.callsTo(wonPrize)).toEqual([])
  await guest.unmount()
  const loser = await shown(prize(), { myEntry: 'ffffffffffffffff' })
  expect(await page.findByText('Asha')).toBeTruthy()
  expect(loser.network.callsTo(wonPrize)).toEqual([])
})
