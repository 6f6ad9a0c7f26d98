import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { changeOwnProduct, ownProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './edit-product-page.tsx'
import { choices, givenLamp, givenVariant, pictureOf } from './own-product.given.ts'

const path = '/merchant-products/brass-lamp/edit'
const field = (label: string) => page.getByLabelText<HTMLInputElement>(label)
const body = (parts: object = {}) => ({
  version: 'v1',
  title: 'Brass lamp',
  category: 'home/lamps',
  line: 'A window of light',
  ready_in_days: 3,
  description: 'Cut by hand from one sheet of brass.\n\nOiled.',
  details: [{ label: 'Material', value: 'Brass' }],
  care: 'Wipe it dry.',
  colour: '',
  size_guide: '',
  declared: { origin: 'India', net_quantity: '1 piece', best_before: '' },
  weights: [{ sku: 'M7-AB', weight_grams: 900 }],
  galleries: [{ colour: '', pictures: ['/api/media/a', '/api/media/b'] }],
  ...parts,
})
async function write(label: string, text: string) {
  await userEvent.clear(await page.findByLabelText(label))
  await userEvent.type(field(label), text)
}
const save = (name = 'Save') => userEvent.click(page.getByRole('button', { name }))
const open = (...answers: ReturnType<typeof answer>[]) =>
  renderScreen(screen, { path, params: { slug: 'brass-lamp' }, user: merchantUser, answers: [...choices, ...answers] })

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL() {} }))

describe('the edit form of a product', () => {
  test('shows the stored product and sends all of it with the edits', async () => {
    const saved = givenLamp({ title: 'Bronze lamp', version: 'v2' })
    const { network, tracked } = await open(
      answer(ownProduct, { data: givenLamp() }),
      answer(changeOwnProduct, { data: saved }),
    )
    await waitFor(() => expect(field('Category').value).toBe('home/lamps'))
    await write('Name', 'Bronze lamp')
    await write('Weight in grams', '1,200')
    await save()

    const status = await page.findByText('Saved. Shoppers will see it within 30 seconds.')
    expect(document.activeElement).toBe(status)
    expect(network.callsTo(changeOwnProduct)[0]).toMatchObject({ params: { slug: 'brass-lamp' } })
    expect(network.callsTo(changeOwnProduct)[0]?.body).toEqual(
      body({ title: 'Bronze lamp', weights: [{ sku: 'M7-AB', weight_grams: 1200 }] }),
    )
    expect(tracked).toEqual([['MERCHANT_PRODUCT_CHANGED', { sku: 'M7-AB', changed: ['title', 'weights'] }]])
    expect(page.getByRole('link', { name: 'View in the shop' }).getAttribute('href')).toBe(
      '/shop/product/brass-lamp?v=v2',
    )

    await write('Name', 'Bronze diya')
    expect(page.queryByText(/^Saved\./)).toBeNull()
    await save()
    await waitFor(() => expect(network.callsTo(changeOwnProduct)[1]?.body).toMatchObject({ version: 'v2' }))
  })

  test('reorders, removes and adds photos', async () => {
    const fresh = { id: 'c', url: '/api/media/c', width: 320, height: 240, color: '#b5371f' }
    const { network } = await open(
      ...[answer(ownProduct, { data: givenLamp() }), answer(uploadMedia, { data: fresh })],
      answer(changeOwnProduct, { data: givenLamp() }),
    )
    await userEvent.upload(await page.findByLabelText('One more'), new File(['x'], 'c.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(page.queryByText('Photo 3 is on its way')).toBeNull())
    await userEvent.click(page.getByRole('button', { name: 'Move photo 3 earlier' }))
    await userEvent.click(page.getByRole('button', { name: 'Remove photo 1' }))
    await save()

    await waitFor(() =>
      expect(network.callsTo(changeOwnProduct)[0]?.body).toEqual(
        body({ galleries: [{ colour: '', pictures: ['/api/media/c', '/api/media/b'] }] }),
      ),
    )
  })

  test('keeps photos for each colour, and a weight for each variant where they differ', async () => {
    const variants = [
      givenVariant({ sku: 'S', options: { Colour: 'Indigo', Size: 'S' }, weight_grams: 300 }),
      givenVariant({ sku: 'M', options: { Colour: 'Moss', Size: 'M' }, weight_grams: 300 }),
    ]
    const galleries = [
      { colour: 'indigo', name: 'Indigo', pictures: [pictureOf('/api/media/a')] },
      { colour: 'moss', name: 'Moss', pictures: [pictureOf('/api/media/a')] },
    ]
    const product = givenLamp({ variants, galleries, colour: null })
    const { network } = await open(answer(ownProduct, { data: product }), answer(changeOwnProduct, { data: product }))
    await userEvent.click(await page.findByLabelText('Variants have different weights'))
    await write('Grams in Moss, M', '350')
    const moss = page.getByRole('group', { name: 'Photos in Moss' })
    await userEvent.click(within(moss).getByRole('button', { name: 'Remove photo 1' }))
    await save()
    expect(within(moss).getByText('Add at least one photo.')).toBeTruthy()
    expect(page.queryByLabelText(/^Colour/)).toBeNull()
    expect(network.callsTo(changeOwnProduct)).toHaveLength(0)

    const fresh = { id: 'c', url: '/api/media/c', width: 320, height: 240, color: '#b5371f' }
    network.answer(uploadMedia, { data: fresh })
    await userEvent.upload(within(moss).getByLabelText('Add a photo'), new File(['x'], 'c.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(page.queryByText('Photo 1 is on its way')).toBeNull())
    await save()

    await waitFor(() =>
      expect(network.callsTo(changeOwnProduct)[0]?.body).toMatchObject({
        weights: [
          { sku: 'S', weight_grams: 300 },
          { sku: 'M', weight_grams: 350 },
        ],
        galleries: [
          { colour: 'indigo', pictures: ['/api/media/a'] },
          { colour: 'moss', pictures: ['/api/media/c'] },
        ],
      }),
    )
  })

  test('takes details as lines of name and value, and care as a text', async () => {
    const { network } = await open(
      answer(ownProduct, { data: givenLamp() }),
      answer(changeOwnProduct, { data: givenLamp({ version: 'v2' }) }),
    )
    const details = await page.findByLabelText<HTMLTextAreaElement>(/^Details/)
    expect(details.value).toBe('Material: Brass')
    await userEvent.type(details, '{Enter}brass')
    await save()
    expect(page.getByText('Write a name, a colon and a value on each line: “Material: brass”.')).toBeTruthy()
    await userEvent.type(details, ' polish: no')
    await userEvent.type(details, '{Enter}{Enter} Ratio : 1:2 ')
    await userEvent.clear(page.getByLabelText(/^Care/))
    await save()

    await waitFor(() => expect(network.callsTo(changeOwnProduct)).toHaveLength(1))
    expect(network.callsTo(changeOwnProduct)[0]?.body).toMatchObject({
      details: [
        { label: 'Material', value: 'Brass' },
        { label: 'brass polish', value: 'no' },
        { label: 'Ratio', value: '1:2' },
      ],
      care: '',
    })
  })

  test('takes a colour and a size guide of its category, which can be looked at first', async () => {
    const { network } = await open(
      answer(ownProduct, { data: givenLamp() }),
      answer(changeOwnProduct, { data: givenLamp({ version: 'v2' }) }),
    )
    await page.findByRole('option', { name: 'Lamps, by height' })
    const guide = page.getByRole('link', { name: 'View “Lamps, by height” in a new tab' })
    expect([guide.getAttribute('href'), guide.getAttribute('target')]).toEqual([
      '/shop/sizeguide?sg_type=lamp',
      '_blank',
    ])
    await userEvent.selectOptions(page.getByLabelText(/^Colour/), 'Indigo')
    await userEvent.selectOptions(page.getByLabelText(/^Size guide/), 'Lamps, by height')
    await save()
    await waitFor(() => expect(network.callsTo(changeOwnProduct)).toHaveLength(1))
    expect(network.callsTo(changeOwnProduct)[0]?.body).toEqual(body({ colour: 'indigo', size_guide: 'lamp' }))
  })

  test('offers no size guide in a category that uses none, unless the product has one', async () => {
    await open(answer(ownProduct, { data: givenLamp({ size_guide: { type: 'lamp', title: 'Lamps, by height' } }) }))
    await page.findByRole('option', { name: 'Home: Prints' })
    await userEvent.selectOptions(field('Category'), 'home/prints')
    await userEvent.selectOptions(page.getByLabelText(/^Size guide/), 'None')
    expect(page.queryByLabelText(/^Size guide/)).toBeNull()
  })

  test.each([
    ['a name used twice', 'Size: S{Enter}size: M', 'The same name is used twice.'],
    ['a long value', `Size: ${'x'.repeat(161)}`, 'Use at most 40 letters before the colon and 160 after it.'],
  ])('refuses %s in the details', async (_, text, words) => {
    const { network } = await open(answer(ownProduct, { data: givenLamp({ details: [] }) }))
    await userEvent.type(await page.findByLabelText(/^Details/), text)
    await save()
    expect(page.getByText(words)).toBeTruthy()
    expect(network.callsTo(changeOwnProduct)).toHaveLength(0)
  })

  test('shows each error at its field and sends nothing', async () => {
    const { network } = await open(answer(ownProduct, { data: givenLamp() }))
    await write('Name', 'x')
    await write('Days needed before dispatch', '99')
    await save()

    expect(page.getByText('Use at least three letters.')).toBeTruthy()
    expect(page.getByText('Enter a number of days from 0 to 60.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(network.callsTo(changeOwnProduct)).toHaveLength(0)
  })

  test('says so when the merchant has no such product', async () => {
    await open(answer(ownProduct, refuse(404, 'no_such_entity', 'No such entity')))
    expect(await page.findByText('Product not found')).toBeTruthy()
  })
})

describe('a product that someone else changed meanwhile', () => {
  const words = 'This has changed in the meantime. The name is now “Brass diya”.'
  async function conflict() {
    const refused = refuse(409, 'conflict', words, { title: 'is now “Brass diya”' })
    const { network } = await open(answer(ownProduct, { data: givenLamp() }), answer(changeOwnProduct, refused))
    await write('Name', 'Bronze lamp')
    network.answer(ownProduct, { data: givenLamp({ title: 'Brass diya', line: 'For a whole table', version: 'v2' }) })
    await save()
    expect(await page.findByText(words)).toBeTruthy()
    return network
  }

  test('shows what changed, keeps the typed text, and overwrites on a second save', async () => {
    const network = await conflict()
    expect(page.getByText('This is now “Brass diya”.')).toBeTruthy()
    expect(field('Name').value).toBe('Bronze lamp')
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    // Fields left unchanged here show their current values.
    expect(field('In one line').value).toBe('For a whole table')

    network.answer(changeOwnProduct, { data: givenLamp({ version: 'v3' }) })
    await save('Overwrite with my version')

    expect(await page.findByText('Saved. Shoppers will see it within 30 seconds.')).toBeTruthy()
    expect(network.callsTo(changeOwnProduct)[1]?.body).toEqual(
      body({ version: 'v2', title: 'Bronze lamp', line: 'For a whole table' }),
    )
  })

  test('can be reset to the current values', async () => {
    await conflict()
    await userEvent.click(page.getByRole('button', { name: 'Use the current version' }))
    expect(field('Name').value).toBe('Brass diya')
    expect(page.queryByText(words)).toBeNull()
  })
})
