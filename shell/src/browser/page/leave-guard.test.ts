import { browserNavigation, createUnsavedInput } from '@nukkad/platform/host'
import { ShellStore } from '../ui/shell-state.ts'
import { leaveGuard } from './leave-guard.ts'

const arrived = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

function page() {
  window.history.replaceState(null, '', '/delhi')
  const unsaved = createUnsavedInput()
  const store = new ShellStore()
  const navigation = browserNavigation(window, leaveGuard({ unsaved: () => unsaved, store }))
  const shown: string[] = []
  navigation.place$.subscribe(({ pathname }) => shown.push(pathname))
  return { unsaved, navigation, shown, question: () => store.state$.value.question }
}

describe('page with unsaved input', () => {
  test('is not left by a link before the user confirms', () => {
    const { unsaved, navigation, shown, question } = page()
    unsaved.hold()

    navigation.go('/shop')
    expect([shown.at(-1), window.location.pathname]).toEqual(['/delhi', '/delhi'])
    question()?.decline()
    expect(question()).toBeNull()
    navigation.go('/shop')
    question()?.accept()

    expect([shown.at(-1), window.location.pathname]).toEqual(['/shop', '/shop'])
    expect(unsaved.has()).toBe(false)
    navigation.dispose()
  })

  test('is not left by Back before the user confirms, and restores the address', async () => {
    const { unsaved, navigation, shown, question } = page()
    navigation.go('/shop')
    unsaved.hold()

    const returned = arrived().then(arrived)
    window.history.back()
    await returned
    expect([shown.at(-1), window.location.pathname]).toEqual(['/shop', '/shop'])
    const gone = arrived()
    question()?.accept()
    await gone

    expect([shown.at(-1), window.location.pathname]).toEqual(['/delhi', '/delhi'])
    navigation.dispose()
  })

  test('may change its own query and navigate with asks: false', () => {
    const { unsaved, navigation, shown, question } = page()
    unsaved.hold()
    navigation.go('/delhi?tab=2')
    navigation.go('/shop', { asks: false })
    expect(question()).toBeNull()
    expect(shown).toEqual(['/delhi', '/delhi', '/shop'])
    navigation.dispose()
  })
})
