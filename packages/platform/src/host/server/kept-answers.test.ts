import { KeptAnswers } from './kept-answers.ts'

function givenAnswers() {
  const state = { now: 0, asked: 0 }
  const answers = new KeptAnswers(1_000, () => state.now)
  const ask = async () => ++state.asked
  return { state, answers, ask }
}

test('one answer serves all who ask in its seconds, also while it is on its way', async () => {
  const { state, answers, ask } = givenAnswers()
  const shared = answers.for(5_000)

  expect(await Promise.all([shared.of('a', ask), shared.of('a', ask)])).toEqual([1, 1])
  state.now = 4_999
  expect(await shared.of('a', ask)).toBe(1)
  expect(await shared.of('b', ask)).toBe(2)
  state.now = 5_000
  expect(await shared.of('a', ask)).toBe(3)
})

test('a page that wants everything new gets it', async () => {
  const { answers, ask } = givenAnswers()

  await answers.for(5_000).of('a', ask)

  expect(await answers.for(0).of('a', ask)).toBe(2)
})

test('what was kept in another state of things is asked again', async () => {
  const { answers, ask } = givenAnswers()

  expect(await answers.for(5_000, 'monday').of('a', ask)).toBe(1)

  expect(await answers.for(5_000, 'tuesday').of('a', ask)).toBe(2)
  expect(await answers.for(5_000, 'monday').of('a', ask)).toBe(1)
})

test('what went wrong is asked again', async () => {
  const { answers, ask } = givenAnswers()
  const shared = answers.for(5_000)

  await expect(shared.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')

  expect(await shared.of('a', ask)).toBe(1)
})

test('what is kept does not grow without end', async () => {
  const { answers, ask } = givenAnswers()
  const shared = answers.for(5_000)

  for (let at = 0; at < 1_001; at++) await shared.of(String(at), ask)

  expect(await shared.of('1000', ask)).toBe(1_001)
  expect(await shared.of('0', ask)).toBe(1_002)
})
