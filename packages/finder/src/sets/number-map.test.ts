import { NumberMap } from './number-map.ts'

describe('NumberMap', () => {
  test('holds the same as a Map after many changes', () => {
    const [ours, theirs] = [new NumberMap(), new Map<number, number>()]
    let seed = 7
    for (let turn = 0; turn < 50_000; turn++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      const key = (seed % 9_000) + 1
      if (seed % 5 === 0) {
        ours.delete(key)
        theirs.delete(key)
      } else {
        ours.set(key, turn)
        theirs.set(key, turn)
      }
    }
    for (let key = 1; key <= 9_000; key++) expect(ours.get(key)).toBe(theirs.get(key))
  })
})
