import { drawGiveaway, redrawGiveaway } from '@nukkad/contracts/endpoints/campaigns/giveaway-draw'
import { type EditedGiveaway, editedGiveaway } from '@nukkad/contracts/endpoints/campaigns/giveaway-editing'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './staff-giveaway-page.tsx'

const draw: EditedGiveaway['draw'] = {
  ...{ seedHash: 'ab'.repeat(32), beaconSource: 'the closing value', entries: 7, listHash: null, seed: null },
  ...{ beacon: null, drawnAt: null, winners: [] },
}
const over: EditedGiveaway = {
  ...{ id: 'trunk', version: 4, changed: null, title: 'The trunk', prize: 'A kettle', intro: '', rules: ['One entry'] },
  ...{ beaconSource: draw.beaconSource, winners: 1, isPublished: true, hasBegun: true, isOver: true, draw },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-08T00:00:00.000Z', isDrawnAgain: null },
  picture: { url: '/images/scene/all/market-dusk', width: 1200, height: 800, alt: 'A trunk', color: '#333333' },
}
const drawn: EditedGiveaway = {
  ...{ ...over, isDrawnAgain: true },
  draw: {
    ...{ ...draw, beacon: '24.1', seed: 'cd', listHash: 'ef', drawnAt: '2026-11-09T10:00:00Z' },
    winners: [{ rank: 1, entry: '0011223344556677', name: 'Asha', passedOver: null }],
  },
}
beforeAll(() => {
  URL.revokeObjectURL = () => {}
})

const user = { role: 'campaigner' } as const
const path = '/staff/campaigns/giveaways/trunk'

test('draws with the public value once over and passes over a winner with a reason', async () => {
  let now = over
  const { network } = await renderScreen(screen, {
    ...{ path, user },
    answers: [
      answer(editedGiveaway, () => ({ data: now })),
      answer(drawGiveaway, () => {
        now = drawn
        return { data: drawn.draw }
      }),
      answer(redrawGiveaway, () => ({ data: drawn.draw })),
    ],
  })
  await userEvent.type(await page.findByLabelText('Value: the closing value'), '24.1')
  await userEvent.click(page.getByRole('button', { name: 'Draw the winner' }))
  expect(await page.findByText(/the same entries win/)).toBeTruthy()
  expect(network.callsTo(drawGiveaway)[0]?.body).toEqual({ beacon: '24.1' })
  await userEvent.click(page.getByRole('button', { name: 'Pass Asha over' }))
  await userEvent.type(page.getByLabelText('Why the next entry wins'), 'No answer in a week')
  await userEvent.click(page.getByRole('button', { name: 'Pass over' }))
  await waitFor(() =>
    expect(network.callsTo(redrawGiveaway)[0]?.body).toEqual({ rank: 1, reason: 'No answer in a week' }),
  )
})

test('locks the prize but not the title once the giveaway is open', async () => {
  await renderScreen(screen, { path, user, answers: [answer(editedGiveaway, { data: over })] })
  const prize = await page.findByLabelText('The prize')
  expect(prize.matches(':disabled')).toBe(true)
  expect(page.getByLabelText('Title').matches(':disabled')).toBe(false)
})
