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
    .map((name) => path.join(folder, 'src', name))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') })),
)
const names = Object.values(trackedEvents).flat()
const tellers = (name: string) => sources.filter(({ text }) => new RegExp(`['"]${name}['"]`).test(text))
/** They read page views and send none. */
const readers = ['shell/src/browser/analytics/event-sender.ts', 'shell/src/browser/analytics/page-events.ts']

const filesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
/** The rows of the list: an event, the files that send it, the tests that hold it. */
const listed = readFileSync(path.join(root, 'docs/event-cases.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => {
    const [name = '', , sentBy = '', testedBy = ''] = line.slice(2).split(' | ')
    return { name, sentBy: filesIn(sentBy), testedBy: filesIn(testedBy) }
  })

describe('every tracked event', () => {
  test('is listed with the files that send it', () => {
    expect(listed.map(({ name }) => name)).toEqual(names)
    const sent = names.map((name) => {
      const files = tellers(name).map((one) => one.name)
      return [name, files.filter((file) => name !== 'PAGE_VIEWED' || !readers.includes(file)).sort()]
    })
    expect(listed.map(({ name, sentBy }) => [name, [...sentBy].sort()])).toEqual(sent)
  })

  test('is sent somewhere, and named in each test that holds it', () => {
    expect(listed.filter(({ sentBy, testedBy }) => sentBy.length === 0 || testedBy.length === 0)).toEqual([])
    const isNamed = (name: string, file: string) => readFileSync(path.join(root, file), 'utf8').includes(name)
    const strangers = listed.flatMap(({ name, testedBy }) =>
      testedBy.filter((file) => !isNamed(name, file)).map((file) => [name, file]),
    )
    expect(strangers).toEqual([])
  })
})

test('an event that a screen sends itself is not sent again for its URL', () => {
  const byAddress = sources.find(({ name }) => name.endsWith('page-events.ts'))?.text ?? ''
  // The shop's home and campaigns without blocks have no screen that sends an event itself.
  const both = ['HOME_VIEWED', 'CAMPAIGN_VIEWED']
  const twice = names.filter((name) => byAddress.includes(`: '${name}',`) && tellers(name).length > 1)
  expect(twice.filter((name) => !both.includes(name))).toEqual([])
})
