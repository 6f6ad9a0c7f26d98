import { armFor, armsIn, withArm } from './campaign-arms.ts'
import type { ArmKey } from './page-arm.ts'

const arms = (a: number, b: number) => [
  { key: 'a' as const, weight: a },
  { key: 'b' as const, weight: b },
]

test('a visitor keeps the arm they met over a hundred visits and after a change of shares', () => {
  const met = armFor(arms(50, 50), undefined, () => 0.7)
  expect(met).toBe('b')
  for (let nth = 0; nth < 100; nth += 1) expect(armFor(arms(99, 1), met, () => nth / 100)).toBe(met)
})

test('who met an arm that nobody gets any more gets another one', () => {
  expect(armFor(arms(100, 0), 'b', () => 0.99)).toBe('a')
})

test('arms are met in their shares', () => {
  const met = Array.from({ length: 100 }, (_, nth) => armFor(arms(80, 20), undefined, () => nth / 100))
  expect(met.filter((key) => key === 'b')).toHaveLength(20)
})

test('the cookie keeps what it holds, forgets the oldest of many, and what is not ours counts as absent', () => {
  expect([...armsIn('12b.15-.x.0a.7z')]).toEqual([
    [12, 'b'],
    [15, '-'],
  ])
  expect(withArm(armsIn('12b.15-'), { page: 12, key: 'a' })).toBe('15-.12a')
  const many = new Map(Array.from({ length: 60 }, (_, nth) => [nth + 1, 'a' as ArmKey]))
  expect(armsIn(withArm(many, { page: 99, key: 'b' })).size).toBe(40)
})
