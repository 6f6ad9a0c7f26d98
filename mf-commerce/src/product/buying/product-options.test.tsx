import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { answer, hang, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCartAnswer } from '../../parts/cart/cart.given.ts'
import { givenProduct } from '../../parts/product-card/product.given.ts'
import { addButton, answers, path } from '../product-page.given.ts'
import { screen } from '../product-page.tsx'

type Option = ProductDetails['options'][number]

const givenOption = (parts: Partial<Option> = {}): Option => ({
  product_sku: 'indigo-kurta',
  option_id: '8',
  title: 'Name to stitch',
  type: 'field',
  sort_order: 1,
  is_require: false,
  price: 150,
  price_type: 'fixed',
  max_characters: 12,
  sku: null,
  image_size_x: null,
  image_size_y: null,
  guide: null,
  values: [],
  ...parts,
})

const photo = (is_require: boolean) =>
  givenOption({ option_id: '9', title: 'A photo for the artist', type: 'file', max_characters: null, is_require })

const arrived = { id: 'a', url: '/api/media/AAAAAAAAAAAAAAAAAAAAAA', width: 1, height: 1, color: '#ffffff' }

const damaged = answer(uploadMedia, refuse(400, 'bad_request', 'That file is damaged.'))

/** The page of a product that takes a photo, with one photo chosen. */
async function withChosenPhoto(upload: ReturnType<typeof answer>, is_require = false) {
  // jsdom renders nothing, so it has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
  const shown = await renderScreen(screen, {
    path,
    user: {},
    answers: [
      ...answers(givenProduct({ options: [photo(is_require)] })),
      answer(savedRefs, { data: [] }),
      upload,
      answer(addToCart, givenCartAnswer()),
    ],
  })
  const field = await page.findByLabelText('Add a photo', {}, { timeout: 10_000 })
  await userEvent.upload(field, new File(['x'], 'cat.jpg', { type: 'image/jpeg' }))
  return shown
}

describe('personalised product', () => {
  test('can be added again with another name', async () => {
    const { network } = await renderScreen(screen, {
      path,
      answers: [...answers(givenProduct({ options: [givenOption()] })), answer(addToCart, givenCartAnswer())],
    })
    const field = await page.findByLabelText(/Name to stitch/)
    await userEvent.type(field, 'Asha')
    await userEvent.click(addButton())
    await waitFor(() => expect(page.getAllByRole('link', { name: 'View bag' })).toHaveLength(2), { timeout: 3000 })

    await userEvent.type(field, ' D')

    expect(page.queryByText(/It is in your bag/)).toBeNull()
    expect(page.queryByRole('link', { name: 'View bag' })).toBeNull()
    expect(page.getAllByRole('button', { name: 'Add to bag' })).toHaveLength(2)
    await userEvent.click(addButton())
    await waitFor(() => expect(network.callsTo(addToCart)).toHaveLength(2))
    const [first, second] = network.callsTo(addToCart).map(({ headers }) => headers['idempotency-key'])
    expect(second).not.toBe(first)
  })

  test.each([true, false])('is not added while its photo failed to upload (required: %s)', async (isRequired) => {
    const { network } = await withChosenPhoto(damaged, isRequired)
    await page.findByText('That file is damaged.')

    await userEvent.click(addButton())

    const said = page.getByText('This photo failed to upload. Choose another or remove it.')
    expect(document.activeElement?.contains(said)).toBe(true)
    expect(document.activeElement?.id).toBe('option-9')
    expect(network.callsTo(addToCart)).toHaveLength(0)
  })

  test('is added with the photo once it is resent, and without an optional photo once it is removed', async () => {
    const { network } = await withChosenPhoto(damaged)
    await page.findByText('That file is damaged.')
    await userEvent.click(addButton())
    network.answer(uploadMedia, { data: arrived })
    await userEvent.click(page.getByRole('button', { name: 'Send photo 1 again' }))
    await waitFor(() => expect(page.queryByText(/failed to upload|still uploading/)).toBeNull())
    await userEvent.click(addButton())
    await waitFor(() => expect(network.callsTo(addToCart)).toHaveLength(1))
    expect(JSON.stringify(network.callsTo(addToCart)[0]?.body)).toContain(arrived.url)
    await page.findAllByRole('button', { name: 'Added' })

    await userEvent.click(page.getByRole('button', { name: 'Remove photo 1' }))
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Add to bag' })).toHaveLength(2), { timeout: 3000 })
    await userEvent.click(addButton())

    await waitFor(() => expect(network.callsTo(addToCart)).toHaveLength(2))
    expect(JSON.stringify(network.callsTo(addToCart)[1]?.body)).toContain('"customOptions":[]')
  })

  test('waits for a photo that is still uploading', async () => {
    const { network } = await withChosenPhoto(answer(uploadMedia, hang))

    await userEvent.click(addButton())

    expect(page.getByText('This photo is still uploading. Add to the bag once it is done.')).toBeTruthy()
    expect(network.callsTo(addToCart)).toHaveLength(0)
  })
})
