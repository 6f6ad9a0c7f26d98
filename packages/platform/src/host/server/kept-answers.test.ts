import { KeptAnswers } from './kept-answers.ts'

function givenAnswers() {
  const state = { now: 0, asked: 0 }
  const answers = new KeptAnswers(1_000, () => state.now)
  const ask = async () => ++state.asked
  return { state, answers, ask }
}

test('shares one answer within its time, even while it is pending', async () => {
  const { state, answers, ask } = givenAnswers()
  const shared = answers.for(5_000)

  expect(await Promise.all([shared.of('a', ask), shared.of('a', ask)])).toEqual([1, 1])
  state.now = 4_999
  expect(await shared.of('a', ask)).toBe(1)
  expect(await shared.of('b', ask)).toBe(2)
  state.now = 5_000
  expect(await shared.of('a', ask)).toBe(3)
})

test('always asks again when nothing may be shared', async () => {
  const { answers, ask } = givenAnswers()

  await answers.for(5_000).of('a', ask)

  expect(await answers.for(0).of('a', ask)).toBe(2)
})

test('asks again in another state', async () => {
  const { answers, ask } = givenAnswers()

  expect(await answers.for(5_000, 'monday').of('a', ask)).toBe(1)

  expect(await answers.for(5_000, 'tuesday').of('a', ask)).toBe(2)
  expect(await answers.for(5_000, 'monday').of('a', ask)).toBe(1)
})

test('does not keep a failure', async () => {
  const { answers, ask } = givenAnswers()
  const shared = answers.for(5_000)

  await expect(shared.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')

  expect(await shared.of('a', ask)).toBe(1)
})

test('keeps a limited number of answers', async () => {
  const { answers, ask } = givenAnswers()
  const shared = answers.for(5_000)

  for (let at = 0; at < 1_001; at++) await shared.of(String(at), ask)

  expect(await shared.of('1000', ask)).toBe(1_001)
  expect(await shared.of('0', ask)).toBe(1_002)
})
