import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenList } from '../parts/product-card/product.given.ts'
import { screen } from './category-page.tsx'

const path = '/shop/c/shopping/shoes'

/** Returns a number of products that depends on the price filter, so that responses can be told apart. */
const open = () =>
  renderScreen(screen, {
    path,
    answers: [
      answer(listProducts, ({ query }) => {
        const { minPrice, maxPrice } = query
        return givenList({ total: minPrice && maxPrice ? 3 : minPrice || maxPrice ? 22 : 40 })
      }),
    ],
  })

const fieldsIn = (form: HTMLElement) => {
  const { getByLabelText } = within(form)
  return { from: getByLabelText('From') as HTMLInputElement, to: getByLabelText('To') as HTMLInputElement }
}

describe('typed price filter', () => {
  test('counts on the filter sheet before its button is tapped, with both ends of the range', async () => {
    await open()
    await userEvent.click(page.getByRole('link', { name: /^Filter/ }))
    const sheet = await page.findByRole('dialog', { name: 'Filter' }, { timeout: 10_000 })
    const { from, to } = fieldsIn(sheet)

    await userEvent.type(from, '500')
    await userEvent.type(to, '1500')

    expect(await within(sheet).findByRole('button', { name: 'Show 3 products' }, { timeout: 3000 })).toBeTruthy()
    expect(document.activeElement).toBe(to)
    expect([from.value, to.value]).toEqual(['500', '1500'])
  })

  test('keeps the focus while the user continues typing', async () => {
    const { path: now } = await open()
    const { from } = fieldsIn(document.body)

    await userEvent.type(from, '500')
    await userEvent.tab()
    await waitFor(() => expect(now()).toBe(`${path}?minPrice=500`))
    await userEvent.keyboard('1500{Enter}')

    await waitFor(() => expect(now()).toBe(`${path}?minPrice=500&maxPrice=1500`))
  })

  test('makes one history entry per typed field, whatever the pauses', async () => {
    const { path: now, host } = await open()
    const { from, to } = fieldsIn(document.body)
    await userEvent.type(from, '5')
    await waitFor(() => expect(now()).toBe(`${path}?minPrice=5`))
    await userEvent.keyboard('0')
    await waitFor(() => expect(now()).toBe(`${path}?minPrice=50`))
    await userEvent.keyboard('0')
    await userEvent.tab()
    await waitFor(() => expect(now()).toBe(`${path}?minPrice=500`))
    await userEvent.type(to, '1500')
    await waitFor(() => expect(now()).toBe(`${path}?minPrice=500&maxPrice=1500`))

    act(() => host.navigation.go(-1))
    await waitFor(() => expect([from.value, to.value]).toEqual(['500', '']))
    expect(now()).toBe(`${path}?minPrice=500`)
    act(() => host.navigation.go(-1))
    await waitFor(() => expect(from.value).toBe(''))
    expect([now(), host.navigation.hasPrevious()]).toEqual([path, false])
  })

  test('follows Back that comes before the typed filter is shown', async () => {
    const { path: now, host } = await open()
    const { from, to } = fieldsIn(document.body)
    await userEvent.type(from, '500{Enter}')
    await waitFor(() => expect(now()).toBe(`${path}?minPrice=500`))
    let isBack = false
    host.navigation.place$.subscribe(({ search }) => {
      if (isBack || !search.includes('maxPrice')) return
      isBack = true
      queueMicrotask(() => host.navigation.go(-1))
    })

    await userEvent.type(to, '1500{Enter}')

    await waitFor(() => expect([from.value, to.value]).toEqual(['500', '']))
    expect([isBack, now()]).toEqual([true, `${path}?minPrice=500`])
  })

  test('does not swap the ends while typing, but does on blur', async () => {
    const { path: now } = await open()
    const { from, to } = fieldsIn(document.body)
    await userEvent.type(from, '900')
    await userEvent.type(to, '15')
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect(now()).toBe(`${path}?minPrice=900`)

    await userEvent.tab()

    await waitFor(() => expect(now()).toBe(`${path}?minPrice=15&maxPrice=900`))
    expect([from.value, to.value]).toEqual(['15', '900'])
  })

  test('is cleared from its fields when the filter is removed', async () => {
    const { path: now } = await open()
    const { from, to } = fieldsIn(document.body)
    await userEvent.type(from, '500')
    await userEvent.type(to, '1500{Enter}')
    await waitFor(() => expect(now()).toBe(`${path}?minPrice=500&maxPrice=1500`))

    await userEvent.click(await page.findByRole('link', { name: /^Remove/ }))

    await waitFor(() => expect(now()).toBe(path))
    expect([from.value, to.value]).toEqual(['', ''])
  })
})
