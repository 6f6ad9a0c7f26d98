import { productPrices } from '@nukkad/contracts/endpoints/shop/product-page'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenProduct, givenVariant } from '../../parts/product-card/product.given.ts'
import { answers, path } from '../product-page.given.ts'
import { screen } from '../product-page.tsx'

const note = 'Lowest in 30 days: ₹1,299'
const product = givenProduct({ variants: [givenVariant({ price_note: note })] })
const history = {
  from: '2026-09-01T18:30:00.000Z',
  to: '2026-11-30T10:00:00.000Z',
  prices: [
    { since: '2026-09-01T18:30:00.000Z', price: 1299 },
    { since: '2026-10-05T06:30:00.000Z', price: null },
    { since: '2026-11-10T06:30:00.000Z', price: 1499 },
  ],
}
const shown = (...more: ReturnType<typeof answer>[]) =>
  renderScreen(screen, { path, answers: [...more, ...answers(product)] })

test('a product says what was its lowest price, and shows its prices with their days on demand', async () => {
  const { network } = await shown(answer(productPrices, { data: history }))
  expect(page.getByText(note, { exact: false })).toBeTruthy()
  expect(network.callsTo(productPrices)).toEqual([])

  await userEvent.click(page.getByRole('button', { name: 'Price history' }))

  const dialog = await page.findByRole('dialog', { name: 'Price history' })
  const rows = (await within(dialog).findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'FromPrice',
    expect.stringMatching(/10 Nov.*₹1,499$/),
    expect.stringMatching(/5 Oct.*Not on sale$/),
    expect.stringMatching(/2 Sep.*₹1,299$/),
  ])
  expect(network.callsTo(productPrices)[0]?.query).toEqual({ sku: 'indigo-kurta-m' })
})

test('prices that could not be loaded can be asked for again', async () => {
  await shown(answer(productPrices, refuse(500, 'internal')))
  await userEvent.click(page.getByRole('button', { name: 'Price history' }))
  expect(await page.findByRole('button', { name: /again/i })).toBeTruthy()
})

test('a product whose price did not change says nothing about it', async () => {
  await renderScreen(screen, { path, answers: answers() })
  expect(page.queryByRole('button', { name: 'Price history' })).toBeNull()
})
