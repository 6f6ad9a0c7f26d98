import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { addCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { sellingCategories } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { shopColours } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenItem, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './new-product-page.tsx'

const path = '/merchant-products/new'
const guide = { type: 'lamp', title: 'Lamps, by height' }
const lamps = { path: 'home/lamps', title: 'Lamps', section: 'Home', size_guides: [guide] }
const choices = [
  answer(sellingCategories, { data: [lamps] }),
  answer(shopColours, { data: [{ slug: 'indigo', name: 'Indigo', hex: '#3b3a66' }] }),
]
const picture = { id: 'a', url: '/api/media/aaaaaaaaaaaaaaaaaaaaaa', width: 320, height: 240, color: '#b5371f' }
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL() {} }))

/** The form, whose product is accepted as `made`. */
const open = (made: Parameters<typeof givenItem>[0]) =>
  renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [...choices, answer(uploadMedia, { data: picture }), answer(addCatalogItem, { data: givenItem(made) })],
  })

async function fill() {
  await userEvent.upload(await page.findByLabelText('Add a photo'), new File(['x'], 'lamp.jpg', { type: 'image/jpeg' }))
  await userEvent.type(page.getByLabelText('Name'), 'Jharokha lamp')
  await waitFor(() => expect(page.getByRole('option', { name: 'Home: Lamps' })).toBeTruthy())
  await userEvent.selectOptions(page.getByLabelText('Category'), 'home/lamps')
  await userEvent.type(page.getByLabelText('In one line'), 'A window of light')
  await userEvent.type(page.getByLabelText('About it'), 'Cut by hand from one sheet of brass, and oiled.')
  await userEvent.type(page.getByLabelText(/^Details/), 'Material: brass{Enter}Height: 24 cm')
  await userEvent.type(page.getByLabelText(/^Care/), 'Wipe it dry.')
  await userEvent.clear(page.getByLabelText('Country of origin'))
  await userEvent.type(page.getByLabelText('Country of origin'), 'Nepal')
  await userEvent.type(page.getByLabelText('Price'), '1,499.50')
  await userEvent.type(page.getByLabelText('Pieces'), '4')
  await userEvent.type(page.getByLabelText('Weight in grams'), '900')
}
const submit = () => userEvent.click(page.getByRole('button', { name: 'Put it on sale' }))

test('sends a complete new product and then shows its row', async () => {
  const { network, path: at } = await open({ sku: 'M7-AB' })
  await fill()
  await submit()

  await waitFor(() => expect(at()).toBe('/merchant-products?q=M7-AB'))
  expect(network.callsTo(addCatalogItem)[0]?.body).toEqual({
    title: 'Jharokha lamp',
    category: 'home/lamps',
    line: 'A window of light',
    price: 1499.5,
    stock: 4,
    description: 'Cut by hand from one sheet of brass, and oiled.',
    details: [
      { label: 'Material', value: 'brass' },
      { label: 'Height', value: '24 cm' },
    ],
    care: 'Wipe it dry.',
    declared: { origin: 'Nepal', net_quantity: '1 piece', best_before: '' },
    weight_grams: 900,
    ready_in_days: 2,
    pictures: [picture.url],
  })
})

test('asks for the pieces of each size', async () => {
  const { network, path: at } = await open({ sku: 'M7-AB-1', title: 'Jharokha lamp' })
  await fill()
  await userEvent.type(page.getByLabelText(/^Sizes/), 'S, Free size, s')
  await submit()
  expect(page.getByText('The same size is there twice.')).toBeTruthy()
  expect(network.callsTo(addCatalogItem)).toHaveLength(0)

  await userEvent.type(page.getByLabelText(/^Sizes/), '{Backspace}{Backspace}{Backspace}')
  await userEvent.type(page.getByLabelText('Pieces in S'), '2')
  await userEvent.type(page.getByLabelText('Pieces in Free size'), '0')
  await submit()
  await waitFor(() => expect(at()).toBe('/merchant-products?q=Jharokha+lamp'))
  const body = network.callsTo(addCatalogItem)[0]?.body
  expect(body).toMatchObject({
    sizes: [
      { size: 'S', stock: 2 },
      { size: 'Free size', stock: 0 },
    ],
  })
  expect(body).not.toHaveProperty('stock')
})

test('takes a colour, and a size guide of the chosen category', async () => {
  const { network } = await open({ sku: 'M7-AB' })
  expect(page.queryByLabelText(/^Size guide/)).toBeNull()
  await fill()
  await userEvent.selectOptions(page.getByLabelText(/^Colour/), 'Indigo')
  await userEvent.selectOptions(page.getByLabelText(/^Size guide/), guide.title)
  expect(page.getByRole('link', { name: /^View “Lamps, by height”/ }).getAttribute('target')).toBe('_blank')
  await submit()
  await waitFor(() => expect(network.callsTo(addCatalogItem)).toHaveLength(1))
  expect(network.callsTo(addCatalogItem)[0]?.body).toMatchObject({ colour: 'indigo', size_guide: 'lamp' })
})

test('shows every error at its field at once, focuses the first, and sends nothing', async () => {
  const { network } = await renderScreen(screen, { path, user: merchantUser, answers: choices })
  await page.findByLabelText('Name')
  await submit()

  expect(page.getByText('Use at least three letters.')).toBeTruthy()
  expect(page.getByText('Choose a category.')).toBeTruthy()
  expect(page.getByText('Enter a whole number from 0 to 1,00,000.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Add a photo')))
  expect(network.callsTo(addCatalogItem)).toHaveLength(0)
})

test('shows the server’s refusal at its field and keeps the typed text', async () => {
  const fields = { price: 'is more than 90% below the MRP' }
  await renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [
      ...choices,
      answer(uploadMedia, { data: picture }),
      answer(addCatalogItem, refuse(400, 'validation', 'No', fields)),
    ],
  })
  await fill()
  await submit()

  expect(await page.findByText('This is more than 90% below the MRP.')).toBeTruthy()
  expect(page.getByLabelText<HTMLInputElement>('Name').value).toBe('Jharokha lamp')
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Price')))
})
