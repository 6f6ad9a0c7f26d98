/** @jest-environment node */
import { Circuit } from './circuit.ts'

test('opens after consecutive failures, allows one try after a rest and closes on success', () => {
  let time = 0
  const circuit = new Circuit({ limit: 2, restMs: 10, now: () => time })
  expect(circuit.failed('a@1')).toBe(false)
  expect(circuit.mayTry('a@1')).toBe(true)
  expect(circuit.failed('a@1')).toBe(true)
  expect(circuit.mayTry('a@1')).toBe(false)
  expect(circuit.mayTry('b@1')).toBe(true)

  time = 11
  expect([circuit.mayTry('a@1'), circuit.mayTry('a@1')]).toEqual([true, false])
  circuit.succeeded('a@1')
  expect(circuit.mayTry('a@1')).toBe(true)
})

test('restarts the failure count after a success', () => {
  const circuit = new Circuit({ limit: 2, restMs: 10 })
  circuit.failed('a@1')
  circuit.succeeded('a@1')
  expect(circuit.failed('a@1')).toBe(false)
})
