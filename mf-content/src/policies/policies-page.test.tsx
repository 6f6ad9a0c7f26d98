import { renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { screen } from './policies-page.tsx'

test('all five policies stand on one page, each with an address of its own', async () => {
  const { element, heads } = await renderScreen(screen, { path: '/policies' })

  for (const id of ['terms', 'privacy', 'refunds', 'shipping', 'contact']) {
    expect(element.querySelector(`section#${id} h2`)).not.toBeNull()
    expect(element.querySelector(`nav a[href="#${id}"]`)).not.toBeNull()
  }
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(heads.at(-1)).toMatchObject({ canonical: '/policies' })
})
