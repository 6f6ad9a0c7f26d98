import { bitsFor, eachOf } from './bits.ts'
import { BlockAllocator } from './block-allocator.ts'
import { Members } from './members.ts'

const listOf = (members: Members, bound: number) => {
  const [set, list] = [bitsFor(bound), [] as number[]]
  members.addTo(set)
  eachOf(set, (at) => void list.push(at))
  return list
}

describe('Members', () => {
  test('keeps every member, rare and frequent ones side by side, at any distance', () => {
    const bound = 300_000
    const allocator = new BlockAllocator(bound)
    const steps = [1, 2, 3, 100, 127, 128, 129, 5_000, 16_384, 90_000]
    const all = steps.map((step) => ({ step, members: new Members(allocator), added: [] as number[] }))
    for (let at = 0; at < bound; at++)
      for (const { step, members, added } of all)
        if (at % step === step - 1) {
          members.add(at)
          added.push(at)
        }
    for (const { members, added } of all) {
      expect(members.size).toBe(added.length)
      expect(listOf(members, bound)).toEqual(added)
    }
  })

  test('keeps a repeated member once, and can be empty', () => {
    const members = new Members(new BlockAllocator(1_000))
    expect(listOf(members, 1_000)).toEqual([])
    for (const at of [7, 7, 7, 9]) members.add(at)
    expect(listOf(members, 1_000)).toEqual([7, 9])
    expect(members.size).toBe(2)
  })

  test('returns unused blocks to the allocator', () => {
    const bound = 80_000
    const allocator = new BlockAllocator(bound)
    const grow = () => {
      const members = new Members(allocator)
      for (let at = 0; at < bound; at++) members.add(at)
      return members
    }
    grow()
    const end = allocator.bytes
    for (let turn = 0; turn < 20; turn++) expect(listOf(grow(), bound)).toHaveLength(bound)
    expect(allocator.bytes).toBe(end)
  })
})
