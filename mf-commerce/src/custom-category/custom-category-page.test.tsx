import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenList, givenPicture } from '../parts/product-card/product.given.ts'
import { screen } from './custom-category-page.tsx'

const customCategory = {
  slug: 'under-999',
  title: 'Under ₹999',
  description: 'Small things, no small care.',
  image: givenPicture,
}

describe('custom category page', () => {
  test('has its own title and can be filtered further', async () => {
    const { path: now, network } = await renderScreen(screen, {
      path: '/shop/f/under-999',
      answers: [answer(listProducts, givenList({ customCategory }))],
    })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Under ₹999')

    await userEvent.click(page.getByRole('checkbox', { name: /Indigo/ }))

    await waitFor(() => expect(now()).toBe('/shop/f/under-999?colour=Indigo'))
    expect(network.callsTo(listProducts)[0]?.query).toMatchObject({ custom: 'under-999' })
  })

  test('is a 404 page for an unknown custom category', async () => {
    const { isMissing } = await renderScreen(screen, {
      path: '/shop/f/no-such-thing',
      answers: [answer(listProducts, refuse(404, 'not_found'))],
    })

    expect(isMissing()).toBe(true)
  })
})
