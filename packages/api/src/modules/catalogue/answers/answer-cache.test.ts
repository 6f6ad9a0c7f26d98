import { createAnswerCache } from './answer-cache.ts'

function given(most: number) {
  let made = 0
  const answers = createAnswerCache<{ made: number }>(most)
  return (key: string, state: number) => answers.of(key, state, () => ({ made: ++made })).made
}

test('an answer is worked out once as long as the state is the same', () => {
  const ask = given(2)
  expect([ask('a', 1), ask('a', 1), ask('b', 1), ask('a', 1)]).toEqual([1, 1, 2, 1])
})

test('a new state forgets all answers, one that is older too', () => {
  const ask = given(2)
  expect([ask('a', 1), ask('a', 2), ask('a', 1)]).toEqual([1, 2, 3])
})

test('beyond the most that are kept, the one that was used longest ago goes', () => {
  const ask = given(2)
  expect([ask('a', 1), ask('b', 1), ask('a', 1), ask('c', 1), ask('a', 1), ask('b', 1)]).toEqual([1, 2, 1, 3, 1, 4])
})
