import { takingTurns } from './taking-turns.ts'

/** Work that ends when it is told to, with the order in which it began. */
function workbench() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    work,
    async endNext() {
      ends.shift()?.()
      await settle()
    },
  }
}

describe('taking turns', () => {
  test('runs a few at once and lets callers take turns, each in order of arrival', async () => {
    const inTurn = takingTurns({ atOnce: 1, waiting: 10 })
    const { begun, work, endNext } = workbench()
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => inTurn(work(name), 'a')),
      ...['b1', 'b2'].map((name) => inTurn(work(name), 'b')),
      inTurn(work('c1'), 'c'),
    ]
    while (begun.length < all.length) await endNext()
    await endNext()

    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
  })

  test('refuses a caller who has too many, and everybody while too many wait', async () => {
    const inTurn = takingTurns({ atOnce: 1, waiting: 3, each: 2 })
    const { work, endNext } = workbench()
    const first = inTurn(work('a1'), 'a')
    const others = [inTurn(work('a2'), 'a'), inTurn(work('b1'), 'b')]
    await expect(inTurn(work('a3'), 'a')).rejects.toMatchObject({ code: 'too_many_requests' })
    others.push(inTurn(work('c1'), 'c'))
    await expect(inTurn(work('d1'), 'd')).rejects.toMatchObject({ code: 'unavailable' })

    await endNext()
    await first
    others.push(inTurn(work('a3'), 'a'))
    for (let times = 0; times < 4; times += 1) await endNext()
    expect(await Promise.all(others)).toEqual(['a2', 'b1', 'c1', 'a3'])
  })

  test('passes the slot of failed work on', async () => {
    const inTurn = takingTurns({ atOnce: 1, waiting: 1, each: 1 })
    await expect(inTurn(() => Promise.reject(new Error('broken')), 'a')).rejects.toThrow('broken')
    expect(await inTurn(async () => 'next', 'a')).toBe('next')
  })
})
