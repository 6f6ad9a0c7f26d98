import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { trackedEvents } from '@nukkad/contracts/tracked-events'

const root = path.resolve(__dirname, '../..')
const folders = [
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'shell',
  'packages/platform',
  'packages/blocks',
  'packages/editor',
]
const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, folder, 'src', name), 'utf8') })),
)
const names = Object.values(trackedEvents).flat()
const tellers = (name: string) => sources.filter(({ text }) => new RegExp(`['"]${name}['"]`).test(text))

test('every tracked event name is sent somewhere', () => {
  const untold = names.filter((name) => tellers(name).length === 0)
  expect(untold).toEqual([])
})

test('an event that a screen sends itself is not sent again for its URL', () => {
  const byAddress = sources.find(({ name }) => name.endsWith('page-events.ts'))?.text ?? ''
  // The shop's home, the empty cart and campaigns without blocks have no screen that sends an event itself.
  const both = ['HOME_VIEWED', 'COMMERCE_CART_OPENED', 'CAMPAIGN_VIEWED']
  const twice = names.filter((name) => byAddress.includes(`: '${name}',`) && tellers(name).length > 1)
  expect(twice.filter((name) => !both.includes(name))).toEqual([])
})
