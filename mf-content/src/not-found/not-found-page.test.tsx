import { renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { screen } from './not-found-page.tsx'

test('shows the 404 page with noindex and links onward', async () => {
  const { heads } = await renderScreen(screen, { path: '/404', city: 'delhi' })

  expect(page.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Delhi NCR today' }).getAttribute('href')).toBe('/delhi')
  expect(page.getByLabelText('Or search Delhi NCR')).toBeTruthy()
  expect(heads.at(-1)?.robots).toBe('noindex')
})
