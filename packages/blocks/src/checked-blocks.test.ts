import type { Block } from '@nukkad/contracts/block'
import { assert, property, shuffledSubarray } from 'fast-check'
import { checkedBlocks } from './checked-blocks.ts'

const block = (type: string, data: object, v = 1): Block => ({
  id: crypto.randomUUID(),
  type,
  v,
  data: data as Block['data'],
})
const check = (written: readonly unknown[], before: readonly Block[] = []) =>
  checkedBlocks(written, { before, safeHtml: (html) => html.replace(/<script>.*<\/script>/g, '') })
const text = () => block('text', { html: '<p>Clay.</p>' })

describe('checkedBlocks', () => {
  test('refuses an unregistered kind with its position', () => {
    expect(check([text(), block('hologram', {})])).toEqual({
      inputErrors: { 'blocks.1.type': "'hologram' is not known" },
    })
  })

  test('keeps unknown kinds and versions unchanged and refuses changes to them', () => {
    const strange = block('hologram', { depth: 3, b: 1, a: [null, 2.5] })
    const newer = block('text', { markdown: '# x' }, 9)
    const before = [strange, newer]
    expect(check([newer, text(), strange], before)).toMatchObject({ blocks: [newer, { type: 'text' }, strange] })
    expect(JSON.stringify(check([strange], before))).toContain(JSON.stringify(strange))
    expect(check([{ ...strange, data: { depth: 4 } }], before)).toHaveProperty('inputErrors')
    const { id, type, v, data } = strange
    const sent = { data: { a: data.a, b: data.b, depth: data.depth }, v, type, id }
    expect(JSON.stringify(check([sent], before))).toContain(JSON.stringify(strange))
  })

  test('keeps the data of each block in any order', () => {
    const blocks = Array.from({ length: 8 }, (_, at) => block('heading', { text: `Part ${at}` }))
    assert(
      property(shuffledSubarray(blocks), (order) => {
        expect(check(order, blocks)).toEqual({ blocks: order })
      }),
    )
  })

  test('upgrades to the latest version, sanitises HTML and drops unknown fields', () => {
    const image = { url: '/images/scene/all/lamps-night', width: 1200, height: 800, alt: '', color: '#3b3a66' }
    const old = block('hero', { kicker: '', title: 'Lights', text: '', image, cta: null, onload: 'x()' })
    const bad = block('text', { html: '<p>a</p><script>x()</script>', more: 1 })
    const answer = check([old, bad])
    expect(answer).toMatchObject({
      blocks: [{ id: old.id, v: 2, data: { picture: image } }, { data: { html: '<p>a</p>' } }],
    })
    expect(JSON.stringify(answer)).not.toMatch(/onload|more/)
  })

  test.each([
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['https://evil.example'],
    ['/shop"onclick="x'],
  ])('refuses a link to %s', (url) => {
    expect(check([block('banner', { title: 'a', text: '', url, cta: 'b' })])).toHaveProperty([
      'inputErrors',
      'blocks.0.data.url',
    ])
  })

  test('refuses a picture from another site or a scripted SVG', () => {
    for (const url of ['https://evil.example/a.png', 'data:image/svg+xml,<svg onload=x()>', '/images/../api/x.svg']) {
      const picture = { url, alt: '' }
      expect(check([block('picture', { picture, caption: '' })])).toHaveProperty([
        'inputErrors',
        'blocks.0.data.picture.url',
      ])
    }
  })

  test.each([
    ['a thousand blocks', Array.from({ length: 1_000 }, text), 'blocks'],
    ['an incomplete block', [{ type: 'text' }], 'blocks.0'],
    ['null as a block', [null], 'blocks.0'],
    ['the same block twice', ((one) => [one, one])(text()), 'blocks.1.id'],
    ['data that does not match the schema', [block('hero', { title: 1 })], 'blocks.0.data'],
  ])('refuses %s', (_, written, field) => {
    const answer = check(written)
    expect(Object.keys('inputErrors' in answer ? answer.inputErrors : {})[0]).toContain(field)
  })
})
