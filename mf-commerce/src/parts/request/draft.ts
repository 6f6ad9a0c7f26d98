import type { RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { sortedOptions } from '../line-options/sorted-options.ts'

export type ReturnableLine = Returnable['lines'][number]

/** The input for one line. */
export interface LineDraft {
  readonly qty: number
  /** code of one of the API's reasons, '' until one is chosen */
  readonly reason: string
  readonly note: string
  /** SKU of the replacement, '' until one is chosen */
  readonly replacement: string
}
/** The chosen lines by id; a line that is absent is not sent back. */
export type Draft = Readonly<Record<string, LineDraft>>

export const nothingChosen: Draft = {}
const blank: LineDraft = { qty: 1, reason: '', note: '', replacement: '' }

export const allowedFor = (line: ReturnableLine, kind: RequestKind) =>
  ({ return: line.can_return, exchange: line.can_exchange, claim: line.can_claim })[kind]

export const possibleLines = ({ lines }: Returnable, kind: RequestKind): ReturnableLine[] =>
  lines.filter((line) => allowedFor(line, kind).allowed && line.qty_left > 0)

/** A single returnable piece is preselected, since there is no other choice. */
export function firstDraft(returnable: Returnable, kind: RequestKind): Draft {
  const [only, ...others] = possibleLines(returnable, kind)
  return only && others.length === 0 && only.qty_left === 1 ? { [only.line_id]: blank } : nothingChosen
}

export const chosen = (draft: Draft, lineId: string, isChosen: boolean): Draft => {
  const { [lineId]: _, ...others } = draft
  return isChosen ? { ...others, [lineId]: draft[lineId] ?? blank } : others
}
export const changed = (draft: Draft, lineId: string, parts: Partial<LineDraft>): Draft => ({
  ...draft,
  [lineId]: { ...blank, ...draft[lineId], ...parts },
})

/** Encodes the chosen pieces for the URL as '12:1,14:2', so that a step survives a reload and Back. */
export const piecesText = (draft: Draft): string =>
  Object.entries(draft)
    .map(([lineId, { qty }]) => `${lineId}:${qty}`)
    .join(',')

/** Parses that text; lines that cannot be exchanged (any more) are dropped. */
export function draftOfPieces(text: string | null, lines: readonly ReturnableLine[]): Draft {
  const wanted = new Map(
    (text ?? '').split(',').map((part) => {
      const [id = '', qty = ''] = part.split(':')
      return [id, Number(qty)] as const
    }),
  )
  return Object.fromEntries(
    lines.flatMap((line) => {
      const qty = wanted.get(line.line_id)
      if (!qty || !Number.isInteger(qty) || qty < 1) return []
      return [[line.line_id, { ...blank, qty: Math.min(qty, line.qty_left) }]]
    }),
  )
}

/** The refund for the chosen pieces, in rupees. */
export function refundOf(draft: Draft, lines: readonly ReturnableLine[]): { amount: number; perks: number } {
  const parts = lines.flatMap((line) => line.refunds[(draft[line.line_id]?.qty ?? 0) - 1] ?? [])
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    Math.round(parts.reduce((total, part) => total + of(part) * 100, 0)) / 100
  return { amount: sum(({ amount }) => amount), perks: sum(({ perks }) => perks) }
}

export const piecesOf = (qty: number): string => `${qty}\u00a0${qty === 1 ? 'piece' : 'pieces'}`
export const optionsText = (options: Readonly<Record<string, string>>): string =>
  sortedOptions(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ')
