import { interlinks } from '@nukkad/contracts/endpoints/config'
import { answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { screen, within } from '@testing-library/react'
import footer from './footer.tsx'

test('all cities and the groups of links are there', async () => {
  const groups = [{ title: 'Shop', links: [{ title: 'Home decor', url: '/shop/c/home-decor' }] }]
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, { data: groups })] })

  expect(within(screen.getByRole('navigation', { name: 'Cities' })).getAllByRole('link')).toHaveLength(8)
  expect((await screen.findByRole('link', { name: 'Home decor' })).getAttribute('href')).toBe('/shop/c/home-decor')
})

test('the cities stay when the groups do not come', async () => {
  await renderFixture(footer, { path: '/', answers: [answer(interlinks, refuse(500, 'internal'))] })
  expect(screen.getByRole('link', { name: 'Goa' }).getAttribute('href')).toBe('/goa')
})
