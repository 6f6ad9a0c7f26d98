import { getStore } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { givenStore } from '../merchant-page/merchant.given.ts'
import { givenCard } from '../parts/product-card/product.given.ts'
import { screen } from './store-page.tsx'

const path = '/shop/store/dilli-dyers-shahpur-jat'
const details = (parts = {}) => ({ data: { ...givenStore(parts), products: [givenCard()], total: 16 } })

describe('store page', () => {
  test('shows the address, directions, hours, phone and products', async () => {
    const { heads } = await renderScreen(screen, { path, answers: [answer(getStore, details())] })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Dilli Dyers, Shahpur Jat')
    expect(page.getByText('112 Dada Jungi House Lane')).toBeTruthy()
    expect(page.getByText('Past the haveli, second lane on the left.')).toBeTruthy()
    expect(page.getAllByText('Open until 19:30').length).toBeGreaterThan(0)
    expect(page.getByText('Closed')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Call 98100 12345' }).getAttribute('href')).toBe('tel:+919810012345')
    expect(page.getByRole('link', { name: /All 16 from Dilli Dyers/ }).getAttribute('href')).toBe('/shop/m/dilli-dyers')
    expect(JSON.stringify(heads.at(-1)?.jsonLd)).toContain('"@type":"GeoCoordinates"')
  })

  test('says that the hours are unknown instead of guessing', async () => {
    const hours = givenStore().hours.map((day) => ({ ...day, opens: null, closes: null }))
    await renderScreen(screen, { path, answers: [answer(getStore, details({ hours, isOpenNow: false }))] })

    expect(page.getByText(/We do not know the opening hours/)).toBeTruthy()
    expect(page.queryByText('Closed')).toBeNull()
  })

  test('is a 404 page for an unknown store', async () => {
    const { isMissing } = await renderScreen(screen, { path, answers: [answer(getStore, refuse(404, 'not_found'))] })

    expect(isMissing()).toBe(true)
  })
})
