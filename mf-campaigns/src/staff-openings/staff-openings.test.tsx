import { type EditedOpening, editedOpening, saveOpening } from '@nukkad/contracts/endpoints/site/opening-editing'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './staff-opening-page.tsx'

const opening: EditedOpening = {
  id: 'taster',
  version: 1,
  changed: null,
  title: 'Taster',
  team: 'Words',
  city: null,
  terms: 'Full time',
  line: 'Eats.',
  about: [],
  does: ['Eats'],
  needs: [],
  closesAt: null,
  isPublished: true,
  postedAt: '2026-11-01T00:00:00.000Z',
}

test('saves an opening with a city and another duty', async () => {
  const { network } = await renderScreen(screen, {
    path: '/staff/campaigns/openings/taster',
    user: { role: 'campaigner' },
    answers: [
      answer(editedOpening, { data: opening }),
      answer(saveOpening, ({ body }) => ({ data: { ...opening, ...(body as object), version: 2 } })),
    ],
  })
  await userEvent.selectOptions(await page.findByLabelText('City'), 'delhi')
  await userEvent.type(page.getByLabelText('What the person will do'), '\n\nDrinks chai')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(network.callsTo(saveOpening)).toHaveLength(1))
  expect(network.callsTo(saveOpening)[0]?.body).toMatchObject({
    version: 1,
    city: 'delhi',
    does: ['Eats', 'Drinks chai'],
  })
  expect(await page.findByText('All saved')).toBeTruthy()
})
