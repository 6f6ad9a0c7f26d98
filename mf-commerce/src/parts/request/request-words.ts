import type { RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { piecesOf } from './draft.ts'

export const nouns: Readonly<Record<RequestKind, string>> = {
  return: 'Return',
  exchange: 'Exchange',
  claim: 'Damage report',
}

/** 'Return of 2 pieces', as the heading of a card. */
export const titleOf = (kind: RequestKind, lines: readonly { readonly qty: number }[]): string =>
  `${nouns[kind]}${kind === 'claim' ? ' for ' : ' of '}${piecesOf(lines.reduce((sum, { qty }) => sum + qty, 0))}`

const good = new Set(['refunded', 'fulfilled'])
const bad = new Set(['denied', 'cancelled'])
export const toneOf = (state: string): 'success' | 'warning' | 'neutral' =>
  good.has(state) ? 'success' : bad.has(state) ? 'warning' : 'neutral'

const parts: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
}
/** 'in the morning', the wording of a slot's part of the day. */
export const partOfDay = (part: string | null): string => (part ? (parts[part] ?? part) : '')
