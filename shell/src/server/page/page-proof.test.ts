/** @jest-environment node */
import { PageProofs } from './page-proof.ts'

const given = 'mf-header@1.0.0,mf-content@1.1.0'
const day = 24 * 60 * 60 * 1000

test('accepts a proof only for its releases, for a day and under the same secret', () => {
  let now = Date.UTC(2026, 10, 22)
  const proofs = new PageProofs('a secret', () => now)
  const proof = proofs.mint(given)

  expect(proof).toMatch(/^[\w-]{24}$/)
  expect(proofs.mint(given)).not.toBe(proof)
  expect(proofs.isOurs(proof, given)).toBe(true)
  expect(proofs.isOurs(proof, 'mf-content@9.9.9')).toBe(false)
  expect(new PageProofs('another', () => now).isOurs(proof, given)).toBe(false)
  expect(proofs.isOurs('x'.repeat(24), given)).toBe(false)
  expect(proofs.isOurs('', given)).toBe(false)
  now += day + 120_000
  expect(proofs.isOurs(proof, given)).toBe(false)
})
