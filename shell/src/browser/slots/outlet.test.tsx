/** The outlet and the slots beside it on the real platform; only the loading of containers is simulated. */
import { routes as houseRoutes, routeNamed } from '@nukkad/contracts'
import { defineApp, defineScreen, defineSlot, lifecycles, useRoute } from '@nukkad/platform'
import { testHost } from '@nukkad/platform/testing'
import { waitFor } from '@testing-library/react'
import { PageRoutes } from '../releases/page-routes.ts'
import { givenRelease, givenSnapshot } from '../releases/release.given.ts'
import { ReleaseBook } from '../releases/release-book.ts'
import { Fixtures } from './fixtures.ts'
import { Outlet } from './outlet.ts'

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, fetch: async () => new Response() }))
afterEach(() => document.body.replaceChildren())

const Name = () => useRoute()?.route.name
/** Something that a test lets through when it wants to. */
function held() {
  let release = () => {}
  const gone = new Promise<void>((resolve) => (release = resolve))
  return { gone, release: () => release() }
}
const screenThat = (load?: () => Promise<void>, Skeleton?: () => string) => async () => ({
  screen: defineScreen({ Component: Name, ...(load && { load }), ...(Skeleton && { Skeleton }) }),
})

/** A page of two remotes and a header, each of which shows the name of its route. `seen` is all that was ever drawn. */
async function givenPage(delays: { place?: Promise<void>; shop?: Promise<void>; register?: Promise<void> } = {}) {
  const { host } = testHost({ path: '/delhi' })
  const remotes = {
    'mf-content': defineApp({
      'city-home': screenThat(),
      place: screenThat(() => delays.place ?? Promise.resolve()),
      'event-register': screenThat(
        () => delays.register ?? Promise.resolve(),
        () => 'event-register',
      ),
    }),
    'mf-commerce': defineApp({ shop: screenThat() }),
    'mf-header': defineSlot({ Component: Name }),
  }
  const snapshot = givenSnapshot(1, [
    givenRelease('mf-content', '1.0.0'),
    givenRelease('mf-commerce', '1.0.0'),
    givenRelease('mf-header', '1.0.0', { slots: ['header'] }),
  ])
  const book = new ReleaseBook(snapshot, async () => snapshot)
  const routes = new PageRoutes({ present: () => book.routes, fetchTable: async () => houseRoutes })
  await routes.learn()
  const [header, main] = ['header', 'main'].map(() => document.body.appendChild(document.createElement('div')))
  if (!header || !main) throw new Error('no page')
  const world = {
    book,
    host,
    federation: {
      async lifecycles({ name }: { name: string }, slot: string) {
        if (name === 'mf-commerce') await delays.shop
        return lifecycles(name, slot, remotes[name as keyof typeof remotes])
      },
      files: async () => ({ js: [], css: [] }),
    },
    fallback: () => () => {},
  }
  const nothing = () => {}
  const outlet = new Outlet(world, {
    element: main,
    state: null,
    navigation: host.navigation,
    first: { ...routeNamed('city-home'), params: { citySlug: 'delhi' }, remote: 'mf-content' },
    routes,
    transitions: { begin: async () => {}, end: nothing },
    leaving: nothing,
    pending: nothing,
    lookAgain: async () => {},
    unknown: nothing,
    going: nothing,
    shown: nothing,
  })
  const fixtures = new Fixtures(world, outlet)
  fixtures.add('header', header, null)
  await Promise.all([outlet.start(), fixtures.refresh()])
  const seen: string[] = []
  new MutationObserver(() => {
    const both = `${header.textContent} ${main.textContent}`
    if (both !== seen.at(-1)) seen.push(both)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  const go = (to: string) => host.navigation.go(to)
  return { go, main, seen, host, isShown: (name: string) => waitFor(() => expect(main.textContent).toBe(name)) }
}

const calm = () => new Promise((resolve) => setTimeout(resolve, 50))

test('the header changes in the very commit that shows the next page, however long its data takes', async () => {
  const { gone, release } = held()
  const { go, seen, isShown } = await givenPage({ place: gone })
  go('/places/lodhi-garden')
  await calm()
  expect(seen).toEqual([])

  release()
  await isShown('place')
  go('/delhi')
  await isShown('city-home')

  expect(seen).toEqual(['place place', 'city-home city-home'])
})

test('the header changes with a page of another remote, whose code takes its time', async () => {
  const { gone, release } = held()
  const { go, seen, isShown } = await givenPage({ shop: gone })
  go('/shop')
  await calm()
  expect(seen).toEqual([])

  release()
  await isShown('shop')

  // While one remote replaces the other, there is nothing below the header, which still is the earlier page's.
  expect(seen.filter((both) => !both.endsWith(' '))).toEqual(['shop shop'])
})

test('the header never shows a page that was left before it came', async () => {
  const { gone, release } = held()
  const { go, seen, isShown } = await givenPage({ place: gone })
  go('/places/lodhi-garden')
  go('/shop')
  go('/delhi')
  release()
  await isShown('city-home')
  await calm()

  expect(seen.filter((both) => !both.endsWith(' ') && both !== 'city-home city-home')).toEqual([])
})

test('the header changes with the skeleton of a slow page', async () => {
  const { gone, release } = held()
  const { go, seen, isShown } = await givenPage({ register: gone })
  go('/event/register/quiz')
  await isShown('event-register')
  release()
  await calm()

  expect(seen).toEqual(['event-register event-register'])
})
