import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { getForm } from '@nukkad/contracts/endpoints/campaigns/forms'
import { enterGiveaway, type Giveaway, listGiveaways } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw, givenGiveaway } from './giveaways.given.ts'
import { screen } from './giveaways-page.tsx'

const path = '/favourite/things/giveaways'
const form: FormDefinition = {
  id: 'giveaway',
  title: 'Put me in',
  intro: '',
  submit: 'I am in',
  thanks: 'You are in.',
  endsAt: null,
  isOver: false,
  keepDays: 30,
  begun: 'b',
  fields: [{ name: 'name', label: 'Your name', type: 'text', required: true }],
}
const shown = (all: readonly Giveaway[], user?: object) =>
  renderScreen(screen, {
    path,
    ...(user && { user }),
    answers: [
      answer(getForm, { data: form }),
      answer(listGiveaways, { data: all }),
      answer(enterGiveaway, { data: { myEntry: '0011223344556677' } }),
    ],
  })

test('enters a giveaway and shows the entry number', async () => {
  const { network, tracked } = await shown([givenGiveaway()], {})
  await userEvent.type(await page.findByLabelText('Your name'), 'Asha')
  network.answer(listGiveaways, { data: [givenGiveaway({ myEntry: '0011223344556677' })] })
  await userEvent.click(page.getByRole('button', { name: 'I am in' }))
  expect(await page.findByText('0011223344556677')).toBeTruthy()
  expect(network.callsTo(enterGiveaway)[0]?.body).toMatchObject({ answers: { name: 'Asha' } })
  expect(tracked.filter(([name]) => name === 'GIVEAWAY_JOINED')).toEqual([['GIVEAWAY_JOINED', { slug: 'trunk' }]])
})

test('shows a guest the giveaway and its seed hash and asks them to sign in', async () => {
  await shown([givenGiveaway()])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The trunk')
  expect(page.getByText('ab'.repeat(32))).toBeTruthy()
  expect(await page.findByRole('button', { name: 'Sign in to take part' })).toBeTruthy()
})

test('shows the winners, those passed over with the reason, and the draw data once over', async () => {
  const winners = [
    { rank: 1, entry: 'aa', name: 'Dev', passedOver: 'no answer' },
    { rank: 2, entry: 'bb', name: 'Asha', passedOver: null },
  ]
  const drawn = {
    ...draw,
    seed: 'c0ffee',
    beacon: '81,523.16',
    listHash: 'dd',
    drawnAt: '2026-10-01T00:00:00Z',
    winners,
  }
  await shown([givenGiveaway({ isOver: true, draw: drawn })])
  expect(page.getByText(/There is no giveaway right now/)).toBeTruthy()
  expect(page.getByText(/was passed over: no answer/)).toBeTruthy()
  expect(page.getByText('c0ffee')).toBeTruthy()
  expect(page.getByRole('link', { name: /one per line/ }).getAttribute('href')).toBe('/api/giveaways/trunk/entries')
})

test('leads to every giveaway that is not over', async () => {
  await shown([givenGiveaway(), givenGiveaway({ id: 'basket', title: 'The basket' })])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The trunk')
  await userEvent.click(page.getByRole('link', { name: 'The basket' }))
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The basket')
  expect(page.getByRole('link', { name: 'The trunk' })).toBeTruthy()
})

test('shows the rules and the seed hash but no form before the giveaway opens', async () => {
  await shown([givenGiveaway({ hasBegun: false, startsAt: '2098-12-01T00:00:00Z' })], {})
  expect(await page.findByText('It opens on 1 December 2098')).toBeTruthy()
  expect(page.getByText('One entry')).toBeTruthy()
  expect(page.getByText('ab'.repeat(32))).toBeTruthy()
  expect(page.queryByLabelText('Your name')).toBeNull()
})
