import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { listLocalities } from '@nukkad/contracts/endpoints/city/localities'
import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { changeAway, changeSeller, changeShopWords, ownShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merchantUser } from '../parts/back-office/back-office.given.ts'
import { givenLocality, givenOwnShop, givenPlace } from './merchant-shop.given.ts'
import { screen } from './merchant-shop-page.tsx'

const path = '/merchant/shop'
const bangalore = givenPlace({ pincode: '560038', postalCity: 'Bengaluru', state: 'Karnataka', city: 'bangalore' })
const open = (shop = givenOwnShop(), ...answers: ReturnType<typeof answer>[]) =>
  renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [
      answer(ownShop, { data: shop }),
      answer(lookUpPincode, ({ query }) => ({ data: query.pincode === '560038' ? bangalore : givenPlace() })),
      answer(listLocalities, ({ query }) => ({
        data:
          query.city === 'bangalore'
            ? [givenLocality('indiranagar', 'Indiranagar', 'bangalore')]
            : [givenLocality('shahpur-jat', 'Shahpur Jat'), givenLocality('hauz-khas', 'Hauz Khas')],
      })),
      ...answers,
    ],
  })
const part = async (name: string) => within(await page.findByRole('region', { name }))
async function write(form: Awaited<ReturnType<typeof part>>, label: RegExp | string, text: string) {
  const field = form.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL() {} }))

test('every part is saved by a button of its own name', async () => {
  await open()
  await part('What shoppers read')
  const names = page.getAllByRole('button', { name: /^Save/ }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Save picture and texts', 'Save the days', 'Save seller details'])
})

describe('the words of the shop', () => {
  test('are sent with the version that was seen, and the preview shows the saved state', async () => {
    const saved = givenOwnShop({ words: { line: 'Indigo, and nothing else', version: 'w1.w9' } })
    const { network, tracked } = await open(givenOwnShop(), answer(changeShopWords, { data: saved }))
    const form = await part('What shoppers read')
    await write(form, 'In one line', 'Indigo, and nothing else')
    await write(form, /^Since/, '1931')
    await userEvent.click(form.getByRole('checkbox', { name: 'Bold' }))
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))

    expect(await page.findByText('Saved. Shoppers will see it within 30 seconds.')).toBeTruthy()
    expect(network.callsTo(changeShopWords)[0]?.body).toMatchObject({
      line: 'Indigo, and nothing else',
      maker: 'Farida Khan',
      since: 1931,
      moods: ['earthy', 'bold'],
      picture: '',
      version: 'w1.w2',
    })
    expect(tracked).toEqual([['MERCHANT_SHOP_CHANGED', { part: 'words' }]])
    expect(page.getByRole('link', { name: 'view your page' }).getAttribute('href')).toBe('/shop/m/dilli-dyers?v=w1w9')
  })

  test('wait for a picture that is uploading, and send its address', async () => {
    const { network } = await open(
      givenOwnShop(),
      answer(uploadMedia, { data: { id: 'c', url: '/api/media/c', width: 320, height: 240, color: '#b5371f' } }),
      answer(changeShopWords, { data: givenOwnShop() }),
    )
    const form = await part('What shoppers read')
    await userEvent.upload(form.getByLabelText('Add a photo'), new File(['x'], 'c.jpg', { type: 'image/jpeg' }))
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))
    await waitFor(async () => {
      if (network.callsTo(changeShopWords).length === 0)
        await userEvent.click(form.getByRole('button', { name: /^Save/ }))
      expect(network.callsTo(changeShopWords)[0]?.body).toMatchObject({ picture: '/api/media/c' })
    })
  })

  test('say what is wrong at each field before anything is sent', async () => {
    const { network } = await open()
    const form = await part('What shoppers read')
    await write(form, 'In one line', 'Cloth')
    await write(form, /^Email for shoppers/, 'nobody')
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))

    expect(form.getByText('Write a short sentence of at least ten letters.')).toBeTruthy()
    expect(form.getByText('Enter an email address, such as hello@example.in.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('In one line')))
    expect(network.callsTo(changeShopWords)).toHaveLength(0)
  })

  test('keep what was typed after somebody else changed them, and can be saved over the other version', async () => {
    const theirs = givenOwnShop({ words: { line: 'Zoya wrote this line', maker: 'Zoya', version: 'w3.w4' } })
    const told = 'This has changed in the meantime. The line below the name is now “Zoya wrote this line”.'
    const { network } = await open(
      givenOwnShop(),
      answer(changeShopWords, refuse(409, 'conflict', told, { line: 'is now “Zoya wrote this line”' })),
    )
    const form = await part('What shoppers read')
    await write(form, 'In one line', 'Farida wrote this line')
    network.answer(ownShop, { data: theirs })
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))

    expect(await form.findByText(told)).toBeTruthy()
    expect(form.getByLabelText<HTMLInputElement>('In one line').value).toBe('Farida wrote this line')
    expect(form.getByLabelText<HTMLInputElement>('Who makes it').value).toBe('Zoya')

    network.answer(changeShopWords, { data: givenOwnShop({ words: { line: 'Farida wrote this line' } }) })
    await userEvent.click(form.getByRole('button', { name: 'Overwrite with my version' }))
    await waitFor(() =>
      expect(network.callsTo(changeShopWords)[1]?.body).toMatchObject({
        line: 'Farida wrote this line',
        maker: 'Zoya',
        version: 'w3.w4',
      }),
    )
  })
})

describe('the seller details', () => {
  test('say what another state changes before they are saved, and offer its neighbourhoods', async () => {
    const { network } = await open(givenOwnShop(), answer(changeSeller, { data: givenOwnShop() }))
    const form = await part('Seller details')
    expect(await form.findByText('New Delhi, Delhi')).toBeTruthy()
    await write(form, 'Pincode', '560038')

    expect(await form.findByText(/their tax is that of a seller in Karnataka/)).toBeTruthy()
    await waitFor(() => expect(form.getByRole('option', { name: 'Indiranagar' })).toBeTruthy())
    await userEvent.selectOptions(form.getByLabelText('Neighbourhood'), 'indiranagar')
    await write(form, /^GST number/, '29 aabpm 1234 k1zr')
    await write(form, /^Phone for shoppers/, '+91 98100 12345')
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))

    await waitFor(() =>
      expect(network.callsTo(changeSeller)[0]?.body).toEqual({
        legal_name: 'Farida Khan',
        gstin: '29AABPM1234K1ZR',
        line1: '14, Weavers Lane',
        line2: '',
        locality: 'indiranagar',
        pincode: '560038',
        phone: '9810012345',
        version: 's1',
      }),
    )
  })

  test('refuse a GST number with a typing error, and show the server’s own reason at its field', async () => {
    const reason = 'does not match the pincode: numbers from Delhi begin with 07'
    await open(givenOwnShop(), answer(changeSeller, refuse(400, 'validation', reason, { gstin: reason })))
    const form = await part('Seller details')
    await write(form, /^GST number/, '29AABPM1234K1ZX')
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))
    expect(form.getByText('This is not a GST number. Please compare its fifteen characters.')).toBeTruthy()

    await write(form, /^GST number/, '29AABPM1234K1ZR')
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))
    expect(await form.findByText(`This ${reason}.`)).toBeTruthy()
  })
})

describe('an absence', () => {
  test('is sent as days with a sentence, and can be removed', async () => {
    const until = { from: '2099-12-01', until: '2099-12-05', words: 'At a wedding!', version: 'a2' }
    const { network } = await open(givenOwnShop(), answer(changeAway, { data: givenOwnShop({ away: until }) }))
    const form = await part('Closed for a while')
    await write(form, /^First day optional/, '1 December 2099')
    await write(form, /^Last day optional/, '5 December 2099')
    await write(form, /^A sentence for shoppers/, 'At a wedding!')
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))

    expect(await form.findByText('You will be away from Tuesday, 1 December to Saturday, 5 December.')).toBeTruthy()
    expect(network.callsTo(changeAway)[0]?.body).toEqual({
      from: '2099-12-01',
      until: '2099-12-05',
      words: 'At a wedding!',
      version: 'a1',
    })

    network.answer(changeAway, { data: givenOwnShop() })
    await userEvent.click(form.getByRole('button', { name: 'Remove the days' }))
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(network.callsTo(changeAway)[1]?.body).toEqual({ from: null, until: null, words: '', version: 'a2' }),
    )
  })

  test('needs both days', async () => {
    const { network } = await open()
    const form = await part('Closed for a while')
    await write(form, /^First day optional/, '1 December 2099')
    await userEvent.click(form.getByRole('button', { name: /^Save/ }))
    expect(await form.findByText('Choose the last day.')).toBeTruthy()
    expect(network.callsTo(changeAway)).toHaveLength(0)
  })
})

test('a failure to load can be retried', async () => {
  const { network } = await renderScreen(screen, {
    path,
    user: merchantUser,
    answers: [answer(ownShop, refuse(400, 'bad_request'))],
  })
  const again = await page.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
  network.answer(ownShop, { data: givenOwnShop() })
  network.answer(lookUpPincode, { data: givenPlace() })
  network.answer(listLocalities, { data: [] })
  await userEvent.click(again)
  expect(await page.findByRole('heading', { name: 'What shoppers read' })).toBeTruthy()
}, 15_000)
