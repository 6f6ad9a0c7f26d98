import { changeCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { changeOwnProduct, type OwnProduct, ownProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { addSize } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenItem, merchantUser } from '../../parts/back-office/back-office.given.ts'
import { screen } from '../edit-product-page.tsx'
import { choices, givenLamp, givenVariant, pictureOf } from '../own-product.given.ts'

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL() {} }))

const givenSize = (size: string) => givenVariant({ sku: `M7-${size}`, options: { Size: size }, version: `of ${size}` })
const [small, large, extra] = [givenSize('S'), givenSize('L'), givenSize('XL')]
const inSizes = (parts: Partial<OwnProduct> = {}) => givenLamp({ variants: [small, large], ...parts })

const open = (product: OwnProduct, ...answers: ReturnType<typeof answer>[]) =>
  renderScreen(screen, {
    path: '/merchant-products/brass-lamp/edit',
    params: { slug: 'brass-lamp' },
    user: merchantUser,
    answers: [...choices, answer(ownProduct, { data: product }), ...answers],
  })
const field = (label: string | RegExp) => page.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
async function fill(size: string, stock = '3') {
  await userEvent.type(await page.findByLabelText('New size'), size)
  await userEvent.type(field('Pieces'), stock)
}

describe('the sizes of a product', () => {
  test('get another one, and what was typed elsewhere stays and can be saved', async () => {
    const after = inSizes({ variants: [small, large, extra], version: 'v2' })
    const { network, tracked, notices } = await open(inSizes(), answer(addSize, { data: after }))
    await userEvent.type(await page.findByLabelText('Name'), ' of Jaipur')
    await fill(' XL ', '1,200')
    await userEvent.type(field(/^Price of this size/), '1,600')
    await press('Add the size')

    await page.findByRole('button', { name: 'Stop selling XL' })
    expect(notices).toEqual([{ text: 'XL is on sale.', tone: 'success' }])
    expect(network.callsTo(addSize)[0]).toMatchObject({
      params: { slug: 'brass-lamp' },
      body: { version: 'v1', size: 'XL', stock: 1200, price: 1600 },
    })
    expect([field('New size').value, field('Name').value]).toEqual(['', 'Brass lamp of Jaipur'])
    expect(tracked).toEqual([['MERCHANT_PRODUCT_CHANGED', { sku: 'M7-XL', changed: ['sizes'] }]])

    network.answer(changeOwnProduct, { data: after })
    await press('Save')
    await waitFor(() => expect(network.callsTo(changeOwnProduct)).toHaveLength(1))
    const weights = [small, large, extra].map(({ sku }) => ({ sku, weight_grams: 900 }))
    expect(network.callsTo(changeOwnProduct)[0]?.body).toMatchObject({
      version: 'v2',
      title: 'Brass lamp of Jaipur',
      weights,
    })
  })

  test('cannot be added twice, which is said at the field', async () => {
    const { network } = await open(inSizes({ variants: [small, { ...large, is_offered: false }] }))
    await fill('s')
    await press('Add the size')
    expect(page.getByText('It already comes in S.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('New size')))
    await userEvent.clear(field('New size'))
    await userEvent.type(field('New size'), 'l')
    expect(page.getByText('L is not on sale. Press “Sell again” beside it above.')).toBeTruthy()
    await userEvent.type(field('New size'), '/')
    expect(page.getByText('Use up to 20 letters or digits for a size, without / or ;')).toBeTruthy()
    expect(network.callsTo(addSize)).toHaveLength(0)
  })

  test('keep what was typed when the server refuses, and show what someone else added', async () => {
    const fields = { size: 'is already a size of this product' }
    const { network } = await open(inSizes(), answer(addSize, refuse(400, 'validation', 'No', fields)))
    await fill('XL')
    network.answer(ownProduct, { data: inSizes({ variants: [small, large, extra], version: 'v2' }) })
    await press('Add the size')
    expect(await page.findByRole('button', { name: 'Stop selling XL' })).toBeTruthy()
    expect(page.getByText('It already comes in XL.')).toBeTruthy()
    expect([field('New size').value, field('Pieces').value]).toEqual(['XL', '3'])
  })

  test('can be taken off sale one by one, and back', async () => {
    const stopped = givenItem({ sku: 'M7-L', options: { Size: 'L' }, is_offered: false, version: 'b2' })
    const { network } = await open(inSizes(), answer(changeCatalogItem, { data: stopped }))
    await page.findByRole('button', { name: 'Stop selling L' })
    await press('Stop selling L')
    expect(await page.findByText('Not on sale')).toBeTruthy()
    network.answer(changeCatalogItem, { data: { ...stopped, is_offered: true } })
    await press('Sell again L')
    await waitFor(() => expect(page.queryByText('Not on sale')).toBeNull())
    expect(network.callsTo(changeCatalogItem).map(({ params, body }) => [params, body])).toEqual([
      [{ sku: 'M7-L' }, { version: 'of L', is_offered: false }],
      [{ sku: 'M7-L' }, { version: 'b2', is_offered: true }],
    ])
  })

  test('say why one could not be taken off sale', async () => {
    const words = 'This has changed in the meantime. It was put on sale or taken off sale.'
    const { network } = await open(inSizes(), answer(changeCatalogItem, refuse(409, 'conflict', words)))
    await page.findByRole('button', { name: 'Stop selling L' })
    network.answer(ownProduct, { data: inSizes({ variants: [small, { ...large, is_offered: false }] }) })
    await press('Stop selling L')
    expect(await page.findByText(words)).toBeTruthy()
    expect(await page.findByRole('button', { name: 'Sell again L' })).toBeTruthy()
  })

  test('ask for the size of the pieces that had none', async () => {
    const { network } = await open(givenLamp(), answer(addSize, { data: inSizes() }))
    await fill('L')
    await press('Add the size')
    expect(network.callsTo(addSize)).toHaveLength(0)
    await userEvent.type(field('Size of the pieces so far'), 'S')
    await press('Add the size')
    await waitFor(() => expect(network.callsTo(addSize)).toHaveLength(1))
    expect(network.callsTo(addSize)[0]?.body).toEqual({ version: 'v1', size: 'L', stock: 3, size_so_far: 'S' })
  })

  test('belong to one of the colours of a product in several', async () => {
    const galleries = ['Indigo', 'Moss'].map((name) => ({
      name,
      colour: name.toLowerCase(),
      pictures: [pictureOf('/api/media/a')],
    }))
    const variants = [
      givenVariant({ sku: 'A', options: { Colour: 'Indigo', Size: 'S' } }),
      givenVariant({ sku: 'B', options: { Colour: 'Moss', Size: 'L' }, price: 1700 }),
    ]
    const { network } = await open(
      inSizes({ variants, galleries, colour: null }),
      answer(addSize, { data: inSizes({ variants, galleries, colour: null }) }),
    )
    await fill('S')
    await press('Add the size')
    expect(page.getByText('Choose one of its colours.')).toBeTruthy()
    await userEvent.selectOptions(field('Its colour'), 'Indigo')
    expect(page.getByText('It already comes in S.')).toBeTruthy()
    await userEvent.selectOptions(field('Its colour'), 'Moss')
    expect(page.getByText('If empty, ₹1,700')).toBeTruthy()
    await press('Add the size')
    await waitFor(() =>
      expect(network.callsTo(addSize)[0]?.body).toEqual({ version: 'v1', size: 'S', stock: 3, colour: 'moss' }),
    )
  })

  test('cannot be added to a product that comes in weights', async () => {
    await open(inSizes({ variants: [givenVariant({ options: { Weight: '250 g' } })] }))
    expect(await page.findByText('Sizes can’t be added to a product that comes in several weights.')).toBeTruthy()
    expect(page.queryByLabelText('New size')).toBeNull()
  })
})
