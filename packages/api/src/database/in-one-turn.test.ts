import { inBatchesOneAfterAnother, oneAfterAnother } from './in-one-turn.ts'

/** Runs that end on demand, with the state each of them saw. */
function controlled() {
  let world = 0
  const ends: (() => void)[] = []
  const run = async () => {
    const seen = world
    await new Promise<void>((end) => ends.push(end))
    return seen
  }
  const begun = () => new Promise((turn) => setImmediate(() => setImmediate(turn)))
  return { ask: oneAfterAnother(run), ends, begun, change: () => ++world }
}

describe('oneAfterAnother', () => {
  test('starts a run only after all its callers asked, also while another run is under way', async () => {
    const { ask, ends, begun, change } = controlled()
    const first = [ask(), ask()]
    await begun()
    change()
    const second = [ask(), ask(), ask()]
    await begun()
    expect(ends).toHaveLength(1)

    ends[0]?.()
    expect(await Promise.all(first)).toEqual([0, 0])
    await begun()
    ends[1]?.()
    expect(await Promise.all(second)).toEqual([1, 1, 1])
    expect(ends).toHaveLength(2)
  })

  test('goes on after a failed run and rejects only that run’s callers', async () => {
    let runs = 0
    const ask = oneAfterAnother(async () => {
      runs += 1
      if (runs === 1) throw new Error('away')
      return runs
    })
    const isTold = expect(ask()).rejects.toThrow('away')
    while (runs === 0) await new Promise((turn) => setImmediate(turn))
    const after = ask()
    await isTold
    expect(await after).toBe(2)
  })
})

test('inBatchesOneAfterAnother collects the calls that arrive while a batch is under way', async () => {
  const batches: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const double = inBatchesOneAfterAnother<number, number>(async (keys) => {
    batches.push(keys)
    await new Promise<void>((end) => ends.push(end))
    if (keys.includes(3)) throw new Error('away')
    return keys.map((key) => 2 * key)
  })
  const turn = () => new Promise((go) => setImmediate(() => setImmediate(go)))

  const first = double(1)
  await turn()
  const second = Promise.allSettled([double(2), double(3)])
  await turn()
  expect(batches).toEqual([[1]])

  ends[0]?.()
  expect(await first).toBe(2)
  await turn()
  const third = double(4)
  ends[1]?.()
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await turn()
  ends[2]?.()
  expect(await third).toBe(8)
  expect(batches).toEqual([[1], [2, 3], [4]])
})
