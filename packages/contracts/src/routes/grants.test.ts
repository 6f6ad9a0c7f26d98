import { type Claims, claimFault, houseGrants, noClaims, ownerOfPattern, withGranted } from './grants.ts'
import type { ScreenRoute } from './route.ts'

const screen = (pattern: string, name = 'tea-guide'): ScreenRoute => ({
  name,
  pattern,
  page: '/tea-guide',
  access: 'public',
})
const claims = (more: Partial<Claims>): Claims => ({ ...noClaims('mf-tea-guide'), ...more })
const faultOf = (more: Partial<Claims>, grants = houseGrants, others: readonly Claims[] = []) =>
  claimFault(claims(more), grants, others)

test.each([
  ['/shop/product/{slug}', 'mf-commerce'],
  ['/shop/gift-shop', 'mf-campaigns'],
  ['/{citySlug}/malls', 'mf-content'],
  ['/goa/tea', 'mf-content'],
  ['/{city}/shop', 'mf-commerce'],
  ['/', 'mf-content'],
  ['/shopping', undefined],
])('ownerOfPattern of %s is %s', (pattern, owner) => {
  expect(ownerOfPattern(pattern, houseGrants)).toBe(owner)
})

describe('claimFault accepts', () => {
  test('paths and slots under the remote’s own name, and the main slot', () => {
    const slots = ['main', 'tea-guide', 'tea-guide-kettle']
    expect(faultOf({ slots, screens: [screen('/tea-guide'), screen('/tea-guide/{slug}', 'tea')] })).toBeUndefined()
  })

  test('what an operator granted, also when it was granted to another by default', () => {
    const grants = withGranted({ 'mf-tea-guide': { paths: ['/chai', '/insiders'], slots: ['header'] } })
    expect(faultOf({ slots: ['header'], screens: [screen('/chai'), screen('/insiders', 'i')] }, grants)).toBeUndefined()
    expect(claimFault({ ...noClaims('mf-header'), slots: ['header'] }, grants, [])).toContain('belongs to mf-tea-guide')
  })
})

describe('claimFault refuses', () => {
  test.each<[string, Partial<Claims>, string]>([
    ['a slot of another remote', { slots: ['header'] }, "fills the slot 'header', but that belongs to mf-header."],
    ['a slot granted to no one', { slots: ['promos'] }, 'not granted to anyone: an operator can grant it'],
    ['an address of another remote', { screens: [screen('/shop/tea')] }, '/shop/tea, but that belongs to mf-commerce.'],
    ['an address in every city', { screens: [screen('/{city}/tea')] }, 'that belongs to mf-content.'],
    ['a pattern for all addresses of one segment', { screens: [screen('/{anything}')] }, 'that belongs to mf-content.'],
    ['an address granted to no one', { screens: [screen('/chai')] }, 'not granted to anyone'],
    [
      'two screens with the same name',
      { screens: [screen('/tea-guide'), screen('/tea-guide/a')] },
      "two screens 'tea-guide'",
    ],
    [
      'two screens with the same address',
      { screens: [screen('/tea-guide/{a}'), screen('/tea-guide/{b}', 'b')] },
      'two screens at /tea-guide/{b}',
    ],
  ])('%s', (_, more, sentence) => {
    expect(faultOf(more)).toContain(sentence)
  })

  test('a remote whose name is a city', () => {
    const fault = claimFault({ ...noClaims('mf-goa'), screens: [screen('/goa')] }, houseGrants, [])
    expect(fault).toContain('that belongs to mf-content')
  })

  test('a screen name, path or slot that another remote has', () => {
    const others: Claims[] = [{ name: 'mf-chai', slots: ['tea-guide'], screens: [screen('/tea-guide/{id}', 'chai')] }]
    expect(faultOf({ slots: ['tea-guide'] }, {}, others)).toContain('which mf-chai already fills')
    expect(faultOf({ screens: [screen('/tea-guide', 'chai')] }, {}, others)).toContain('that name belongs to mf-chai')
    expect(faultOf({ screens: [screen('/tea-guide/{slug}')] }, {}, others)).toContain("mf-chai shows its screen 'chai'")
  })
})
