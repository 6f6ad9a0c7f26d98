import { inOrderOf } from './sorting.ts'

describe('inOrderOf', () => {
  test('orders by key and then id; a later call leaves earlier results unchanged', () => {
    let seed = 11
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return (seed >>> 4) % below
    }
    const made = [5_000, 300, 90_000].map((size) => {
      const keys = Array.from({ length: size }, () => next(2) * 0xf0000000 + next(900))
      // Ids as after the initial load, and as after many changes.
      const ids = Uint32Array.from(keys, (_, at) => (size === 300 ? at * 3 + 1 : (at * 7_919) % size))
      return { keys, ids, order: inOrderOf((at) => keys[at] as number, ids, size) }
    })
    for (const { keys, ids, order } of made) {
      const wanted = keys
        .map((key, at) => ({ key, id: ids[at] as number, at }))
        .sort((one, other) => one.key - other.key || one.id - other.id || one.at - other.at)
      expect([...order]).toEqual(wanted.map(({ at }) => at))
    }
  })
})
