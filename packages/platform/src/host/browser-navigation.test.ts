import { browserNavigation } from './browser-navigation.ts'

const arrived = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

describe('the history of the page', () => {
  test('goes forth and back, knows how a page was reached and whether there is one before it', async () => {
    window.history.replaceState(null, '', '/delhi')
    const navigation = browserNavigation(window)
    const firstKey = navigation.place$.value.key
    expect(navigation.hasPrevious()).toBe(false)

    navigation.go('/shop?page=2', { state: { from: 'home' } })

    expect(navigation.place$.value).toMatchObject({ pathname: '/shop', search: '?page=2', state: { from: 'home' } })
    expect(navigation.arrival()).toEqual({ kind: 'push', keepScroll: false })
    expect(navigation.hasPrevious()).toBe(true)

    const back = arrived()
    navigation.go(-1)
    await back

    expect(navigation.place$.value).toMatchObject({ pathname: '/delhi', key: firstKey })
    expect(navigation.arrival().kind).toBe('pop')
    expect(navigation.hasPrevious()).toBe(false)
    navigation.dispose()
  })

  test('replaces the entry when asked, and when the address is the present one', () => {
    window.history.replaceState(null, '', '/shop')
    const navigation = browserNavigation(window)
    const { length } = window.history

    navigation.go('/shop?sort=newest', { replace: true, keepScroll: true })
    navigation.go('/shop?sort=newest')

    expect(window.history).toHaveLength(length)
    expect(navigation.arrival()).toEqual({ kind: 'replace', keepScroll: false })
    navigation.dispose()
  })

  test('keeps apart what is shown and where the visitor came from, and leaves the address as it is', () => {
    window.history.replaceState(null, '', '/shop?page=2&utm_source=mail')
    const navigation = browserNavigation(window)

    expect(navigation.place$.value).toMatchObject({ search: '?page=2', campaign: '?utm_source=mail' })
    expect(window.location.search).toBe('?page=2&utm_source=mail')
    navigation.dispose()
  })

  test('gives every page that is opened again a key of its own, so that no other page is scrolled to its place', () => {
    window.history.replaceState(null, '', '/delhi')
    const first = browserNavigation(window)
    const { key } = first.place$.value
    first.dispose()
    window.history.replaceState(null, '', '/shop')

    const second = browserNavigation(window)

    expect(second.place$.value.key).not.toBe(key)
    second.dispose()
  })
})
