import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './dialog/dialog.tsx'
import { Drawer } from './drawer/drawer.tsx'

function Page() {
  const [open, setOpen] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen('menu')}>
        Menu
      </button>
      <Drawer isOpen={open === 'menu'} onOpenChange={() => setOpen('')} title="Menu">
        <button type="button" onClick={() => setOpen('city')}>
          City
        </button>
      </Drawer>
      <Dialog isOpen={open === 'city'} onOpenChange={() => setOpen('')} title="Your city" />
    </>
  )
}

const media = (isPhone: boolean) =>
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: isPhone }) })
const goBack = () => act(async () => history.back())
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const layers = () => history.state?.layers
const openMenu = async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
}

beforeEach(() => {
  history.pushState({ key: 'page' }, '', '/delhi')
  media(true)
})
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

describe('on a phone, Back', () => {
  test('closes what is open, and the page’s own history does not notice', async () => {
    const popped = jest.fn()
    window.addEventListener('popstate', popped)
    await openMenu()
    expect(history.state).toMatchObject({ key: 'page', layers: 1 })

    await goBack()

    await gone()
    expect(history.state).toEqual({ key: 'page' })
    expect(popped).not.toHaveBeenCalled()
    window.removeEventListener('popstate', popped)
  })

  test('leaves the page once nothing is open, however it was closed', async () => {
    await openMenu()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()

    await waitFor(() => expect(history.state).toEqual({ key: 'page' }))
  })

  test('closes a dialog that followed a sheet, with the one entry of both', async () => {
    await openMenu()
    const { length } = history
    await userEvent.click(screen.getByRole('button', { name: 'City' }))
    expect(await screen.findByRole('dialog', { name: 'Your city' })).toBeTruthy()
    await new Promise((done) => setTimeout(done, 20))
    expect([layers(), history.length]).toEqual([1, length])

    await goBack()

    await gone()
    expect(history.state).toEqual({ key: 'page' })
  })
})

test('a sheet on a wide screen adds nothing to the history', async () => {
  media(false)
  const { length } = history
  await openMenu()
  expect(history).toHaveLength(length)
})
