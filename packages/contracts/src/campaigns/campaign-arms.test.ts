import { armFor, armsIn, withArm } from './campaign-arms.ts'
import type { ArmKey } from './page-arm.ts'

const arms = (a: number, b: number) => [
  { key: 'a' as const, weight: a },
  { key: 'b' as const, weight: b },
]

test('armFor keeps a visitor’s arm over a hundred visits and after a change of weights', () => {
  const met = armFor(arms(50, 50), undefined, () => 0.7)
  expect(met).toBe('b')
  for (let nth = 0; nth < 100; nth += 1) expect(armFor(arms(99, 1), met, () => nth / 100)).toBe(met)
})

test('armFor replaces an arm whose weight is zero', () => {
  expect(armFor(arms(100, 0), 'b', () => 0.99)).toBe('a')
})

test('armFor distributes visitors by weight', () => {
  const met = Array.from({ length: 100 }, (_, nth) => armFor(arms(80, 20), undefined, () => nth / 100))
  expect(met.filter((key) => key === 'b')).toHaveLength(20)
})

test('the arms cookie keeps its entries, drops the oldest of many, and ignores invalid ones', () => {
  expect([...armsIn('12b.15-.x.0a.7z')]).toEqual([
    [12, 'b'],
    [15, '-'],
  ])
  expect(withArm(armsIn('12b.15-'), { page: 12, key: 'a' })).toBe('15-.12a')
  const many = new Map(Array.from({ length: 60 }, (_, nth) => [nth + 1, 'a' as ArmKey]))
  expect(armsIn(withArm(many, { page: 99, key: 'b' })).size).toBe(40)
})
