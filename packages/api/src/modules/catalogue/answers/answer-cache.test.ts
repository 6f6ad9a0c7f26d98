import { createAnswerCache } from './answer-cache.ts'

function given(most: number) {
  let made = 0
  const answers = createAnswerCache<{ made: number }>(most)
  return (key: string, state: number) => answers.of(key, state, () => ({ made: ++made })).made
}

test('an answer is computed once while the state is the same', () => {
  const ask = given(2)
  expect([ask('a', 1), ask('a', 1), ask('b', 1), ask('a', 1)]).toEqual([1, 1, 2, 1])
})

test('another state, also an older one, drops all answers', () => {
  const ask = given(2)
  expect([ask('a', 1), ask('a', 2), ask('a', 1)]).toEqual([1, 2, 3])
})

test('beyond its limit the cache drops the least recently used answer', () => {
  const ask = given(2)
  expect([ask('a', 1), ask('b', 1), ask('a', 1), ask('c', 1), ask('a', 1), ask('b', 1)]).toEqual([1, 2, 1, 3, 1, 4])
})
