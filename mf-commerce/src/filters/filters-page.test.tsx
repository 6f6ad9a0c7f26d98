import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenList } from '../parts/product-card/product.given.ts'
import { screen } from './filters-page.tsx'

const answers = [answer(listProducts, givenList())]

describe('product list with filters in the path', () => {
  test('shows the filters as its title and requests them', async () => {
    const { network, heads } = await renderScreen(screen, { path: '/filters/colour-indigo/size-m', answers })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Indigo, size M')
    expect(network.callsTo(listProducts)[0]?.query).toMatchObject({ colour: 'indigo', size: 'm' })
    expect(heads.at(-1)).toMatchObject({ canonical: '/filters/colour-indigo/size-m', robots: 'index, follow' })
  })

  test('updates the path when filters change, without leaving the page', async () => {
    const { path: now } = await renderScreen(screen, { path: '/filters/colour-indigo/size-m', answers })
    const size = page.getByRole('checkbox', { name: /^M/ })
    expect(size).toHaveProperty('checked', true)

    await userEvent.click(page.getByRole('checkbox', { name: /Kala Katha/ }))
    await waitFor(() => expect(now()).toBe('/filters/brand-kala-katha/colour-indigo/size-m'))
    await userEvent.click(page.getByRole('link', { name: 'Remove Size M' }))

    await waitFor(() => expect(now()).toBe('/filters/brand-kala-katha/colour-indigo'))
    expect(size.isConnected).toBe(true)
  })

  test('is a 404 page when a part of the path is unknown', async () => {
    const { isMissing } = await renderScreen(screen, { path: '/filters/weather-fine', answers })

    expect(isMissing()).toBe(true)
  })
})
