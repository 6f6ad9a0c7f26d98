import { changeCatalogItem, merchantCatalog } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenItem, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-products-page.tsx'

const path = '/merchant-products'
const counts = { all: 12, low: 1, sold_out: 0, hidden: 0 }
const catalog = answer(merchantCatalog, {
  data: [givenItem()],
  total: 1,
  page: 1,
  pagesize: 20,
  hasNext: false,
  counts,
})
const field = (label: string) => page.getByLabelText<HTMLInputElement>(label)

async function write(label: string, text: string) {
  await userEvent.clear(await page.findByLabelText(label))
  await userEvent.type(field(label), text)
}

describe('the merchant’s products', () => {
  test('saves a new stock and can undo it', async () => {
    const saved = givenItem({ stock: 12, version: 'v2' })
    const { network, tracked } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [catalog, answer(changeCatalogItem, { data: saved })],
    })
    await write('Pieces', '12')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(await page.findByText('Saved.')).toBeTruthy()
    expect(network.callsTo(changeCatalogItem)[0]?.body).toEqual({ version: 'v1', stock: 12 })
    expect(tracked).toEqual([['MERCHANT_PRODUCT_CHANGED', { sku: saved.sku, changed: ['stock'] }]])

    network.answer(changeCatalogItem, { data: givenItem({ version: 'v3' }) })
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(field('Pieces').value).toBe('4'))
    expect(network.callsTo(changeCatalogItem)[1]?.body).toEqual({ version: 'v2', stock: 4 })
  })

  test('updates the low-stock count after a restock, and keeps the row where it is', async () => {
    const { network } = await renderScreen(screen, {
      path: `${path}?filter=low`,
      user: merchantUser,
      answers: [catalog, answer(changeCatalogItem, { data: givenItem({ stock: 12, version: 'v2' }) })],
    })
    await write('Pieces', '12')
    expect(page.getByRole('link', { name: /^Running low/ }).textContent).toBe('Running low1')
    network.answer(merchantCatalog, {
      data: [],
      total: 0,
      page: 1,
      pagesize: 20,
      hasNext: false,
      counts: { ...counts, low: 0 },
    })
    await userEvent.click(page.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(page.getByRole('link', { name: /^Running low/ }).textContent).toBe('Running low0'))
    expect(field('Pieces').value).toBe('12')
    expect(page.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  test('folds the fields of a row away on phones, but never what was typed', async () => {
    await renderScreen(screen, { path, user: merchantUser, answers: [catalog] })
    const toggle = await page.findByRole('button', { name: 'Price and stock of Indigo block-print kurta, M' })
    const row = toggle.closest('li')
    expect([toggle.getAttribute('aria-expanded'), row?.hasAttribute('data-closed')]).toEqual(['false', true])
    await userEvent.click(toggle)
    expect([toggle.getAttribute('aria-expanded'), row?.hasAttribute('data-closed')]).toEqual(['true', false])
    await write('Pieces', '12')
    await userEvent.click(toggle)
    expect(row?.hasAttribute('data-closed')).toBe(false)
  })

  test('says how many pages there are', async () => {
    const answers = [
      answer(merchantCatalog, { data: [givenItem()], total: 200, page: 2, pagesize: 20, hasNext: true, counts }),
    ]
    await renderScreen(screen, { path: `${path}?page=2`, user: merchantUser, answers })
    expect((await page.findByRole('navigation', { name: 'Pages' })).textContent).toBe('BeforePage 2 of 10Next')
  })

  test('takes one variant off sale and leaves the others', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [catalog, answer(changeCatalogItem, { data: givenItem({ is_offered: false, version: 'v2' }) })],
    })
    await userEvent.click(await page.findByLabelText(/^On sale in /))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))

    expect(await page.findByText('Not on sale')).toBeTruthy()
    expect(network.callsTo(changeCatalogItem)[0]?.body).toEqual({ version: 'v1', is_offered: false })
  })

  test('takes a product out of the shop in the rows of all its variants', async () => {
    const [small, medium] = ['S', 'M'].map((Size) => givenItem({ sku: `kurta-${Size}`, options: { Size } }))
    if (!small || !medium) throw new Error('no variants')
    const list = (data: (typeof small)[]) => ({ data, total: 2, page: 1, pagesize: 20, hasNext: false, counts })
    const gone = { is_available: false, version: 'v2' }
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantCatalog, list([small, medium])),
        answer(changeCatalogItem, { data: { ...small, ...gone } }),
      ],
    })
    const boxes = await page.findAllByLabelText<HTMLInputElement>('All variants in the shop')
    await userEvent.type(page.getAllByLabelText('Pieces')[1] as HTMLElement, '0')
    network.answer(merchantCatalog, list([small, medium].map((row) => ({ ...row, ...gone }))))
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.click(page.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)

    await waitFor(() => expect(boxes.map(({ checked }) => checked)).toEqual([false, false]))
    expect(page.getAllByLabelText<HTMLInputElement>('Pieces').map(({ value }) => value)).toEqual(['4', '40'])
  })

  test('does not send a price above the MRP or a fractional stock', async () => {
    const { network } = await renderScreen(screen, { path, user: merchantUser, answers: [catalog] })
    await write('Price', '1999')
    await write('Pieces', '1.5')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))

    expect(await page.findByText('It can’t be above the MRP of ₹1,899.')).toBeTruthy()
    expect(page.getByText('Enter a whole number from 0 to 1,00,000.')).toBeTruthy()
    expect(network.callsTo(changeCatalogItem)).toHaveLength(0)
  })

  test('raises a price together with the MRP', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [catalog, answer(changeCatalogItem, { data: givenItem({ price: 1999, mrp: 2100, version: 'v2' }) })],
    })
    await write('Price', '1999')
    await write('MRP', '2,100')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))

    expect(await page.findByText('Saved.')).toBeTruthy()
    expect(network.callsTo(changeCatalogItem)[0]?.body).toEqual({ version: 'v1', price: 1999, mrp: 2100 })
  })

  test('saves the changes of several rows at once', async () => {
    const [small, medium, large] = ['S', 'M', 'L'].map((Size) => givenItem({ sku: `kurta-${Size}`, options: { Size } }))
    if (!small || !medium || !large) throw new Error('no variants')
    const data = [small, medium, large]
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantCatalog, { data, total: 3, page: 1, pagesize: 20, hasNext: false, counts }),
        answer(changeCatalogItem, ({ params, body }) => ({
          data: givenItem({ sku: String(params.sku), stock: (body as { stock: number }).stock, version: 'v2' }),
        })),
      ],
    })
    const pieces = await page.findAllByLabelText('Pieces')
    await userEvent.type(pieces[0] as HTMLElement, '0')
    expect(page.queryByRole('button', { name: /^Save all/ })).toBeNull()
    await userEvent.type(pieces[2] as HTMLElement, '.5')
    expect(page.getByText('2 rows changed')).toBeTruthy()
    const all = page.getByRole('button', { name: 'Save all 2' })
    await userEvent.click(all)
    await waitFor(() => expect(document.activeElement).toBe(pieces[2]))
    await waitFor(() => expect(page.queryByRole('button', { name: /^Save all/ })).toBeNull())
    await userEvent.clear(pieces[2] as HTMLElement)
    await userEvent.type(pieces[2] as HTMLElement, '7{Enter}')
    await waitFor(() => expect(network.callsTo(changeCatalogItem)).toHaveLength(2))
    expect(
      network.callsTo(changeCatalogItem).map(({ params, body }) => [params.sku, (body as { stock: number }).stock]),
    ).toEqual([
      ['kurta-S', 40],
      ['kurta-L', 7],
    ])
  })

  test('reports a conflicting sale and keeps the typed text', async () => {
    await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        catalog,
        answer(changeCatalogItem, refuse(409, 'conflict', 'One was sold in the meantime. Count again.')),
      ],
    })
    await write('Pieces', '9')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))

    expect(await page.findByText('One was sold in the meantime. Count again.')).toBeTruthy()
    expect(field('Pieces').value).toBe('9')
  })
})
