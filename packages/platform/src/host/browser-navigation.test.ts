import { browserNavigation } from './browser-navigation.ts'

const arrived = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

describe('browser navigation', () => {
  test('goes forth and back and knows the arrival kind and whether there is a previous page', async () => {
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

  test('replaces the entry when asked and when the address is unchanged', () => {
    window.history.replaceState(null, '', '/shop')
    const navigation = browserNavigation(window)
    const { length } = window.history

    navigation.go('/shop?sort=newest', { replace: true, keepScroll: true })
    navigation.go('/shop?sort=newest')

    expect(window.history).toHaveLength(length)
    expect(navigation.arrival()).toEqual({ kind: 'replace', keepScroll: false })
    navigation.dispose()
  })

  test('separates the query from the campaign parameters and keeps the address', () => {
    window.history.replaceState(null, '', '/shop?page=2&utm_source=mail')
    const navigation = browserNavigation(window)

    expect(navigation.place$.value).toMatchObject({ search: '?page=2', campaign: '?utm_source=mail' })
    expect(window.location.search).toBe('?page=2&utm_source=mail')
    navigation.dispose()
  })

  test('gives every reopened page a new key', () => {
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
