import { listMerchants } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { editorUser } from '../parts/team/team.given.ts'
import { screen } from './sell-merchants-page.tsx'

const merchant = {
  slug: 'dilli-dyers',
  name: 'Dilli Dyers',
  maker: 'Farida',
  city: 'Delhi NCR',
  products: 4,
  people: 2,
}

test('lists merchants with the numbers of their products and people', async () => {
  await renderScreen(screen, {
    path: '/sell/merchants',
    user: editorUser,
    answers: [
      answer(listMerchants, {
        data: [
          { ...merchant, invited: 0 },
          { ...merchant, slug: 'qamar-kilns', name: 'Qamar Kilns', products: 0, people: 0, invited: 1 },
        ],
        total: 2,
        page: 1,
        pagesize: 20,
        hasNext: false,
      }),
    ],
  })

  const link = await page.findByRole('link', { name: 'Dilli Dyers' })
  expect(link.getAttribute('href')).toBe('/sell/merchants/dilli-dyers')
  expect(page.getByText('4 products, 2 accounts')).toBeTruthy()
  expect(page.getByText('0 products, 0 accounts, 1 invitation')).toBeTruthy()
  expect(page.getByText('Invited, nobody joined yet')).toBeTruthy()
})
