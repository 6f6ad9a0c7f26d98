import { pagesRevision } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { hamburger } from '@nukkad/contracts/endpoints/site/config'
import { editedNavigation, type NavDraft, saveNavigation } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
const meera = async () => (await givenIn(world).user({ role: 'editor' })).token
const params = { list: 'desktop' }

const link = (title: string, url: string, over: Partial<NavDraft> = {}): NavDraft => ({
  title,
  url,
  label: null,
  categoryId: null,
  hide: false,
  type: 'link',
  icon: '',
  role: null,
  children: [],
  cities: [],
  startsAt: null,
  endsAt: null,
  ...over,
})

describe('editing a navigation list', () => {
  test('is visible to visitors at once, in the saved order', async () => {
    const as = await meera()
    const [category] = await world.db<[{ id: string }]>`select id::text from category where path = 'beauty'`
    const before = (await world.call(editedNavigation, { as, params })).body.data
    const leaf: Omit<NavDraft, 'categoryId' | 'children'> = {
      title: 'Lamps',
      url: '/shop/c/home-decor/lamps',
      label: null,
      hide: false,
      type: 'link',
      icon: '',
      role: null,
      cities: ['goa'],
      startsAt: '2020-01-01T00:00:00.000Z',
      endsAt: null,
    }
    const items: NavDraft[] = [
      link('What is on', '/{city}/events', { label: 'New' }),
      link('Beauty', '/shop/c/beauty', {
        categoryId: category.id,
        children: [{ ...link('Home', '/shop/c/home-decor'), children: [{ ...leaf, categoryId: null }] }],
      }),
      link('Not yet', '/shop', { hide: true }),
    ]
    const { status, body } = await world.call(saveNavigation, { as, params, body: { version: before.version, items } })

    expect(status).toBe(200)
    expect(body.data).toEqual({
      list: 'desktop',
      version: before.version + 1,
      items,
      saved: { name: expect.any(String), at: expect.stringMatching(/Z$/) },
    })
    const { desktop, mobile } = (await world.call(hamburger, { query: { city: 'goa' } })).body.data
    expect(desktop).toMatchObject([
      { title: 'What is on', url: '/goa/events', label: 'New', categoryId: null },
      { title: 'Beauty', categoryId: category.id, children: [{ title: 'Home', children: [{ title: 'Lamps' }] }] },
      { title: 'Not yet', hide: true },
    ])
    expect(mobile[0]?.title).toBe('Buy')
  })

  test('shows a link in its cities and times, and changes the revision at start and end', async () => {
    const as = await meera()
    const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1_000).toISOString()
    const below = { ...link('In Goa alone', '/goa/events', { cities: ['goa'] }), children: [] }
    const items = [
      link('Always', '/shop', { children: [below] }),
      link('Pune and Goa', '/events', { cities: ['pune', 'goa'] }),
      link('For a minute', '/shop', { startsAt: at(60), endsAt: at(120) }),
    ]
    const { version } = (await world.call(editedNavigation, { as, params })).body.data
    const saved = await world.call(saveNavigation, { as, params, body: { version, items } })
    expect([saved.status, saved.body.data.items]).toEqual([200, items])

    const menu = async (city?: string) =>
      (await world.call(hamburger, { query: city ? { city } : {} })).body.data.desktop
    const titles = async (city?: string) => (await menu(city)).map(({ title }) => title)
    const revision = async () => (await world.call(pagesRevision)).body
    expect(await titles('goa')).toEqual(['Always', 'Pune and Goa'])
    expect([await titles('delhi'), await titles(), await titles('all')]).toEqual([['Always'], ['Always'], ['Always']])
    expect([(await menu('goa'))[0]?.children.length, (await menu('pune'))[0]?.children.length]).toEqual([1, 0])
    const seen = [await revision()]
    for (const isThere of [true, false]) {
      world.clock.forward(60)
      expect((await titles('delhi')).includes('For a minute')).toBe(isThere)
      seen.push(await revision())
    }
    world.clock.forward(-120)
    expect(new Set(seen.map(({ chrome }) => chrome)).size).toBe(3)
    expect(new Set(seen.map(({ revision: all }) => all)).size).toBe(3)
  })

  test('keeps icon and role of account links, and hides hidden ones', async () => {
    const [as, account] = [await meera(), { list: 'account' }]
    const { version, items } = (await world.call(editedNavigation, { as, params: account })).body.data
    expect(items.find(({ title }) => title === 'Editor')).toMatchObject({ icon: 'pen', role: 'editor' })
    const menu = async () => (await world.call(hamburger, { query: {} })).body.data.account
    const before = await menu()
    const body = { version, items: [...items, link('Not yet', '/saves', { icon: 'heart', hide: true })] }
    const saved = await world.call(saveNavigation, { as, params: account, body })

    expect([saved.status, saved.body.data.items]).toEqual([200, body.items])
    expect(await menu()).toEqual(before)
    const below = [link('Up', '/saves', { children: [link('Down', '/wallet')] })]
    const refused = await world.call(saveNavigation, {
      as,
      params: account,
      body: { version: version + 1, items: below },
    })
    expect(refused.status).toBe(400)
  })

  test('refuses to overwrite a change that the editor has not seen', async () => {
    const as = await meera()
    const { version, items } = (await world.call(editedNavigation, { as, params })).body.data
    const body = { version, items }
    const both = await Promise.all([
      world.call(saveNavigation, { as, params, body }),
      world.call(saveNavigation, { as, params, body }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = await world.call(saveNavigation, { as: await meera(), params, body })
    expect([late.status, late.error.message]).toEqual([
      409,
      expect.stringContaining('saved this list after you opened'),
    ])
    expect(late.error.fields).toEqual({ by: expect.any(String), at: expect.any(String) })
  })

  test.each([
    ['a script URL', link('x', 'javascript:alert(1)')],
    ['a protocol-relative URL of another site', link('x', '//evil.example')],
    ['no title', link('', '/shop')],
    ['a label that is too long', link('x', '/shop', { label: 'Brand new this week' })],
    ['an unknown city', link('x', '/shop', { cities: ['atlantis'] })],
    [
      'an end before the start',
      link('x', '/shop', { startsAt: '2031-02-01T00:00:00Z', endsAt: '2031-01-01T00:00:00Z' }),
    ],
    ['a missing category', link('x', '/shop', { categoryId: '999999' })],
  ])('refuses %s, and keeps the list unchanged', async (_, item) => {
    const as = await meera()
    const before = (await world.call(editedNavigation, { as, params })).body.data
    const answer = await world.call(saveNavigation, { as, params, body: { version: before.version, items: [item] } })
    expect(answer.status).toBe(400)
    expect((await world.call(editedNavigation, { as, params })).body.data).toEqual(before)
  })

  test('refuses a link to no page of this site at its field, unless it is hidden or was stored before', async () => {
    const as = await meera()
    const { version, items: stored } = (await world.call(editedNavigation, { as, params })).body.data
    const save = (items: NavDraft[]) => world.call(saveNavigation, { as, params, body: { version, items } })
    const dead = link('Dead', '/no/such/address/at/all')
    const refused = await save([
      link('In Goa', '/{city}/events', { cities: ['goa'] }),
      link('Shop', '/shop?sort=5#top', { children: [{ ...dead, children: [] }] }),
      link('Elsewhere', 'https://example.org/no/such/address'),
      dead,
      { ...dead, hide: true },
    ])
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      {
        'items.1.children.0.url': 'is not the address of a page of this site',
        'items.3.url': 'is not the address of a page of this site',
      },
    ])
    await world.db`update nav_item set url = ${dead.url} where list = 'desktop' and title = ${stored[0]?.title ?? ''}`
    const kept = await save(stored.map((one, at) => (at === 0 ? { ...one, url: dead.url } : one)))
    expect(kept.status).toBe(200)
  })

  test('is for editors only', async () => {
    const { token } = await givenIn(world).user()
    expect((await world.call(editedNavigation, { params })).status).toBe(401)
    expect((await world.call(saveNavigation, { as: token, params, body: { version: 1, items: [] } })).status).toBe(403)
  })
})
