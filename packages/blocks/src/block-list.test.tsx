import path from 'node:path'
import { defineScreen } from '@nukkad/platform'
import { renderScreen } from '@nukkad/platform/testing'
import { BlockList } from './block-list.tsx'
import { fetchViews } from './drawn.ts'
import { type KindName, kinds, needsOf } from './registry.ts'

const names = Object.keys(kinds) as KindName[]

/** The same value with every list in it doubled, since editors may enter something twice. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(doubled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, doubled(part)]))
}

/** A page with the newest fixture of this kind and one with doubled lists; all referenced things are missing. */
async function drawn(name: KindName) {
  const { fixtures } = await import(path.join(__dirname, 'kinds', name, `${name}.fixtures.ts`))
  const { v } = kinds[name]
  const blocks = [fixtures[v], doubled(fixtures[v])].map((data, at) => ({ id: `block-${at}`, type: name, v, data }))
  await fetchViews(blocks)
  const Component = () => <BlockList blocks={blocks} content={{}} look="page" />
  const { element } = await renderScreen(defineScreen({ head: () => ({ title: name }), Component }), { path: '/' })
  return { element, needsContent: Object.keys(needsOf(blocks)).length > 0 }
}

afterEach(() => jest.restoreAllMocks())

test.each(names)('draws a block of kind %s even when the things it references are missing', async (name) => {
  const complaints = jest.spyOn(console, 'error')
  const { element, needsContent } = await drawn(name)
  if (!needsContent) expect(element.textContent || element.querySelector('img')).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})
