import { linkBatches, linksOfBatch, makeLinks, revokeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { csvOf, firstWish, linksOf } from './new-links.ts'
import { screen } from './staff-links-page.tsx'

const batch = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'private',
  title: 'For writers',
  madeBy: 'Kavya',
  madeAt: '2026-11-20T10:00:00Z',
  count: 2,
  revoked: 0,
  used: 1,
}
const shown = () =>
  renderScreen(screen, {
    path: '/staff/campaigns/links',
    user: { role: 'campaigner' },
    answers: [
      answer(linkBatches, { data: [batch], pages: [{ slug: 'shutter', title: 'Behind the shutter' }] }),
      answer(makeLinks, { data: { batch: batch.id, paths: ['/aa', '/bb'] } }),
      answer(linksOfBatch, {
        total: 2,
        page: 1,
        pagesize: 20,
        hasNext: false,
        data: [
          { nth: 1, isRevoked: false, firstAt: '2026-11-21T10:00:00Z', visitors: 3 },
          { nth: 2, isRevoked: true, firstAt: null, visitors: 0 },
        ],
      }),
      answer(revokeLinks, { data: { revoked: 1 } }),
    ],
  })

test('creates links in bulk and offers them as a file once', async () => {
  const { network } = await shown()
  await userEvent.type(await page.findByLabelText('Recipients'), 'Press')
  await userEvent.clear(page.getByLabelText('How many'))
  await userEvent.type(page.getByLabelText('How many'), '2')
  await userEvent.click(page.getByRole('button', { name: 'Make them' }))
  expect(await page.findByText('2 links created')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Save as CSV' })).toBeTruthy()
  expect(network.callsTo(makeLinks)[0]?.body).toEqual({
    kind: 'private',
    title: 'Press',
    count: 2,
    campaign: 'shutter',
  })
  expect(csvOf(['/aa', '/bb'], 'https://x.in')).toBe('\ufeffNumber,Link\r\n1,https://x.in/aa\r\n2,https://x.in/bb\r\n')
})

test('marks a refused field in words, and says so instead of naming it as the server does', async () => {
  const { network } = await shown()
  network.answer(makeLinks, refuse(400, 'validation', 'title is required', { title: 'is required' }))
  await userEvent.click(await page.findByRole('button', { name: 'Make them' }))
  expect(await page.findByText('This is required.')).toBeTruthy()
  expect(page.getByText('Fix the marked field first.')).toBeTruthy()
  expect(page.queryByText(/title/)).toBeNull()
})

test('keeps made links until they are saved as a file or left on purpose', async () => {
  const { host } = await shown()
  await userEvent.type(await page.findByLabelText('Recipients'), 'Press')
  await userEvent.click(page.getByRole('button', { name: 'Make them' }))
  await userEvent.click(await page.findByRole('button', { name: 'Make others' }))
  const dialog = within(page.getByRole('dialog', { name: 'Leave these links?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
  expect(page.getByText('2 links created')).toBeTruthy()
  expect(host.unsaved.has()).toBe(true)

  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  await userEvent.click(page.getByRole('button', { name: 'Save as CSV' }))
  expect(host.unsaved.has()).toBe(false)
  await userEvent.click(page.getByRole('button', { name: 'Make others' }))
  expect(page.getByRole('button', { name: 'Make them' })).toBeTruthy()
})

test('lists links by number and revokes one', async () => {
  const { network } = await shown()
  await userEvent.click(await page.findByRole('button', { name: 'One by one' }))
  expect(await page.findByRole('row', { name: /^1 .*21.* 3 Withdraw/ })).toBeTruthy()
  expect(page.getByRole('row', { name: '2 Not yet 0 Withdrawn' })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Withdraw number 1' }))
  await waitFor(() => expect(network.callsTo(revokeLinks)[0]?.body).toEqual({ nth: 1 }))
})

test('sends only the gift fields of a token, with perks in paise', () => {
  const wish = { ...firstWish(''), kind: 'token', title: 'For you', giftText: 'A chai', gift: 'perks', rupees: 15.5 }
  expect(linksOf(wish as never)).toMatchObject({ gift: { kind: 'perks', text: 'A chai', paise: 1550, days: 30 } })
})
