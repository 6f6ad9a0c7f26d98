import type { Notes } from './entities.ts'
import { GatewayProblem } from './problem.ts'

/** Reads fields of a request, with refusals in Razorpay's words. */
export function paiseOf(value: unknown): number {
  if (value === undefined || value === null) throw new GatewayProblem('The amount field is required.', 'amount')
  const amount = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw new GatewayProblem('The amount must be an integer.', 'amount')
  }
  if (amount < 100) throw new GatewayProblem('Order amount less than minimum amount allowed', 'amount')
  return amount
}

export function optionalText(value: unknown, field: string, most: number): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value.length > most) {
    throw new GatewayProblem(`The ${field} may not be greater than ${most} characters.`, field)
  }
  return value
}

export function currencyOf(value: unknown): string {
  if (value === undefined) throw new GatewayProblem('The currency field is required.', 'currency')
  if (value !== 'INR') throw new GatewayProblem('The selected currency is invalid.', 'currency')
  return value
}

export function notesOf(value: unknown): Notes {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const notes = Object.entries(value).map(([name, note]) => [name, String(note)] as const)
  if (notes.length > 15)
    throw new GatewayProblem('Number of fields in notes should be less than or equal to 15', 'notes')
  return notes.length > 0 ? Object.fromEntries(notes) : []
}
