import type { AnswerOf } from '@nukkad/contracts'
import type { listVideos } from '@nukkad/contracts/endpoints/content/videos'
import { ReadyBytes, ReadyJson, readyAnswer, readyList, readyObject } from './ready-json.ts'

interface Card {
  readonly title: string
  readonly tags?: readonly string[] | undefined
}

test('readyObject composes values and ready texts into the JSON of the whole object', () => {
  const list = readyList<Card>('{"title":"a \\"quoted\\" one"},{"title":"b"}')
  const whole = readyObject<{ data: Card[]; first: Card | null; n: number; kept?: string }>({
    data: list,
    first: new ReadyJson<Card>('{"title":"a"}'),
    n: 2,
    kept: undefined,
  })
  expect(whole.text).toBe('{"data":[{"title":"a \\"quoted\\" one"},{"title":"b"}],"first":{"title":"a"},"n":2}')
  expect(whole.parse()).toEqual({ data: [{ title: 'a "quoted" one' }, { title: 'b' }], first: { title: 'a' }, n: 2 })
})

test('encoded objects are extended by more fields', () => {
  const page = new ReadyBytes(readyObject<{ title: string; n: number }>({ title: 'ज्ञान', n: 2 }))
  expect(page.with({ tags: ['a'] }).parse()).toEqual({ title: 'ज्ञान', n: 2, tags: ['a'] })
})

test('readyList and readyObject handle an empty list and an empty object', () => {
  expect(readyObject<{ data: Card[] }>({ data: readyList('') }).text).toBe('{"data":[]}')
  expect(readyObject<Partial<Card>>({}).text).toBe('{}')
})

test('readyAnswer does not compile when a contract field is missing or has another type', () => {
  type Video = AnswerOf<typeof listVideos>['data'][number]
  const data = readyList<Video>('')
  const page = { total: 0, page: 1, pagesize: 20, hasNext: false }
  expect(readyAnswer<typeof listVideos>({ data, ...page }).parse()).toEqual({ data: [], ...page })
  // @ts-expect-error the number of films is missing
  readyAnswer<typeof listVideos>({ data, page: 1, pagesize: 20, hasNext: false })
  // @ts-expect-error these are no films
  readyAnswer<typeof listVideos>({ data: readyList<Card>(''), ...page })
})
