import { renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { routes } from '../routes.ts'
import { screen } from './welcome-page.tsx'

describe('the first page of __name__', () => {
  test('names the city of the visitor', async () => {
    await renderScreen(screen, { path: '/__short__', routes, city: 'goa' })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('__title__')
    expect(page.getByText('Something for Goa begins here.')).toBeTruthy()
  })
})
