import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCartAnswer } from '../parts/cart/cart.given.ts'
import { givenProduct } from '../parts/product-card/product.given.ts'
import { addButton, answers, bare, path } from './product-page.given.ts'
import { screen } from './product-page.tsx'

describe('product choice', () => {
  test('preselects no size: the button asks for one and focuses the size list', async () => {
    const { network } = await renderScreen(screen, { path: bare, answers: answers() })
    expect(page.getByText('Size: choose yours')).toBeTruthy()
    expect(page.getByRole('link', { name: 'M' }).getAttribute('aria-current')).toBeNull()
    expect(page.queryByRole('button', { name: 'Add to bag' })).toBeNull()

    const [button] = page.getAllByRole('button', { name: 'Choose a size' })
    await userEvent.click(button as HTMLElement)
    expect(document.activeElement).toBe(page.getByRole('link', { name: 'M' }))
    await userEvent.click(page.getByRole('link', { name: 'M' }))
    expect(addButton()).toBeTruthy()
    expect(network.callsTo(addToCart)).toHaveLength(0)
  })

  test('still asks for the size after another colour is chosen', async () => {
    const { path: now } = await renderScreen(screen, { path: bare, answers: answers() })
    await userEvent.click(page.getByRole('link', { name: 'Madder' }))
    expect(now()).toBe(`${bare}?selectedSku=madder-kurta-m&size=open`)
    expect(await page.findByText('Colour: Madder')).toBeTruthy()
    expect(page.getAllByRole('button', { name: 'Choose a size' })).not.toHaveLength(0)
  })

  test('says that it is in the bag in a live region that was there before', async () => {
    await renderScreen(screen, { path, answers: [...answers(), answer(addToCart, givenCartAnswer())] })
    await page.findByRole('heading', { level: 1 })
    const before = page.getAllByRole('status')

    await userEvent.click(addButton())

    const said = await page.findByText('It is in your bag.', { exact: false, selector: '[role=status]' })
    expect(before).toContain(said)
  })

  test('ignores a double tap: the button stays for a second before it becomes a link to the cart', async () => {
    const { network, path: now } = await renderScreen(screen, {
      path,
      answers: [...answers(), answer(addToCart, givenCartAnswer())],
    })
    await userEvent.click(addButton())
    const [, inBar] = await page.findAllByRole('button', { name: 'Added' })
    expect(page.queryByRole('link', { name: 'View bag', hidden: false })?.closest('[data-bottom]') ?? null).toBeNull()
    await userEvent.click(inBar as HTMLElement)
    expect(now()).toBe(path)
    expect(network.callsTo(addToCart)).toHaveLength(1)
    await waitFor(() => expect(page.getAllByRole('link', { name: 'View bag' })).toHaveLength(2), { timeout: 3000 })
    expect(network.callsTo(addToCart)).toHaveLength(1)
    expect(document.activeElement?.textContent).toBe('View bag')
  })

  test('keeps the chosen colour in the address', async () => {
    const { path: now, propsOf } = await renderScreen(screen, { path, answers: answers() })

    await userEvent.click(page.getByRole('link', { name: 'Madder' }))

    expect(now()).toBe(`${bare}?selectedSku=madder-kurta-m`)
    expect(await page.findByText('Colour: Madder')).toBeTruthy()
    const chosen = { slug: 'indigo-block-print-kurta', sku: 'madder-kurta-m', by: 'color' }
    expect(propsOf('PRODUCT_VARIANT_CHOSEN')).toEqual([chosen])
    expect(propsOf('PRODUCT_VIEWED')).toHaveLength(1)
  })

  test('asks for a required option before anything is sent', async () => {
    const engraving = {
      product_sku: 'indigo-kurta',
      option_id: 'name',
      title: 'Name to stitch',
      type: 'field' as const,
      sort_order: 1,
      is_require: true,
      price: 150,
      price_type: 'fixed' as const,
      max_characters: 12,
      sku: null,
      image_size_x: null,
      image_size_y: null,
      guide: 'Exactly as it shall be written.',
      values: [],
    }
    const { network } = await renderScreen(screen, {
      path,
      answers: [...answers(givenProduct({ options: [engraving] })), answer(addToCart, givenCartAnswer())],
    })
    const field = await page.findByLabelText(/Name to stitch/)
    await userEvent.click(addButton())
    expect(page.getByText('Fill in: Name to stitch')).toBeTruthy()
    expect(page.getByText('Exactly as it shall be written. Up to 12 letters.')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(network.callsTo(addToCart)).toHaveLength(0)

    await userEvent.type(field, 'Asha')
    await userEvent.click(addButton())

    await waitFor(() =>
      expect(JSON.stringify(network.callsTo(addToCart)[0]?.body)).toContain(
        '"customOptions":[{"optionId":"name","optionValue":"Asha"}]',
      ),
    )
  })
})
