import { keptFew } from './kept-few.ts'

const counting = () => {
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    if (name.startsWith('bad')) throw new Error(name)
    return name
  }
  return { made, make }
}

test('keptFew makes a repeated item once, and drops the least recently used one', async () => {
  const { made, make } = counting()
  const kept = keptFew<string>(2)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await kept(name, make(name))).toBe(name)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('keptFew tries a failed item again', async () => {
  const { made, make } = counting()
  const kept = keptFew<string>(2)
  await expect(kept('bad', make('bad'))).rejects.toThrow('bad')
  await expect(kept('bad', make('bad'))).rejects.toThrow('bad')
  expect(made).toEqual(['bad', 'bad'])
})

describe('keptFew after 15 seconds', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('drops everything without a request, and each request restarts the time', async () => {
    const { made, make } = counting()
    const kept = keptFew<string>(2)
    await kept('a', make('a'))
    jest.advanceTimersByTime(14_000)
    await kept('a', make('a'))
    jest.advanceTimersByTime(14_000)
    await kept('a', make('a'))
    expect(made).toEqual(['a'])
    jest.advanceTimersByTime(16_000)
    await kept('a', make('a'))
    expect(made).toEqual(['a', 'a'])
  })
})
