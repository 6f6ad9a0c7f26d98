import { oneAfterAnother } from './in-one-turn.ts'

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
