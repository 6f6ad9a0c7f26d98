import { browserNavigation } from '@nukkad/platform/host'
import { Drawer } from '@nukkad/ui/drawer'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'

type Navigation = ReturnType<typeof browserNavigation>

/** A list that is narrowed in a sheet, as on a phone. */
function List({ navigation }: { readonly navigation: Navigation }) {
  const [isOpen, setOpen] = useState(true)
  const [place, setPlace] = useState(navigation.place$.value)
  useEffect(() => {
    const listening = navigation.place$.subscribe(setPlace)
    return () => listening.unsubscribe()
  }, [navigation])
  return (
    <>
      <p>{place.pathname + place.search}</p>
      <Drawer isOpen={isOpen && place.pathname === '/shop'} onOpenChange={setOpen} title="Filter">
        {place.search}
      </Drawer>
    </>
  )
}

let navigation: Navigation
/** The sheet stops the event, so nothing tells when the browser has arrived. */
const back = () =>
  act(async () => {
    history.back()
    await new Promise((done) => setTimeout(done, 50))
  })
const go = (to: string) => act(async () => navigation.go(to))
const shown = () => navigation.place$.value.pathname + navigation.place$.value.search

beforeEach(async () => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) })
  history.pushState(null, '', '/delhi')
  navigation = browserNavigation(window)
  navigation.go('/shop')
  render(<List navigation={navigation} />)
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeTruthy()
})
afterEach(() => {
  navigation.dispose()
  Reflect.deleteProperty(window, 'matchMedia')
})

test('Back closes the sheet and keeps the filters that were chosen in it; the next one takes them back', async () => {
  await go('/shop?size=M')
  await go('/shop?size=M&colour=indigo')
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([shown(), location.search]).toEqual(['/shop?size=M&colour=indigo', '?size=M&colour=indigo'])

  await back()
  expect(shown()).toBe('/shop')
  await back()
  expect(shown()).toBe('/delhi')
  expect(navigation.hasPrevious()).toBe(false)
})

test('a page opened from the sheet takes its place, so that one step leads back', async () => {
  await go('/shop/product/kurta')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await back()
  expect(shown()).toBe('/shop')
})
