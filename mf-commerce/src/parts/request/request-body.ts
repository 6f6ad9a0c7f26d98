import type { RefundTo, RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Draft } from './draft.ts'
import type { RequestBody } from './use-request.ts'

interface Wish {
  readonly kind: RequestKind
  readonly draft: Draft
  /** 'date part' */
  readonly slot: string
  readonly photos: readonly string[]
  readonly refundTo?: RefundTo
}

/** The request body for the API call. */
export function requestBody({ kind, draft, slot, photos, refundTo }: Wish): RequestBody {
  const [date = '', part] = slot.split(' ')
  const isPart = part === 'morning' || part === 'afternoon' || part === 'evening'
  return {
    kind,
    lines: Object.entries(draft).map(([line_id, { qty, reason, note, replacement }]) => ({
      line_id,
      qty,
      reason,
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(kind === 'exchange' ? { replacement_sku: replacement } : {}),
    })),
    ...(photos.length > 0 ? { photos: [...photos] } : {}),
    ...(refundTo ? { refundTo } : {}),
    ...(isPart ? { pickup: { slot: { date, part } } } : {}),
  }
}

interface Checked {
  readonly draft: Draft
  readonly kind: RequestKind
  readonly photoCount: number
}

/** What is missing, with a message for each field. */
export function inputErrorsOf({ draft, kind, photoCount }: Checked) {
  const entries = Object.entries(draft)
  const missing = (is: (line: Draft[string]) => boolean, text: string): Readonly<Record<string, string>> =>
    Object.fromEntries(entries.flatMap(([id, line]) => (is(line) ? [[id, text]] : [])))
  const pieces = entries.length === 0 ? 'Choose at least one piece.' : undefined
  const reasons = missing(({ reason }) => reason === '', 'Choose a reason.')
  const replacements =
    kind === 'exchange' ? missing(({ replacement }) => replacement === '', 'Choose what you want instead.') : {}
  const photos = kind === 'claim' && photoCount === 0 ? 'Add at least one photo of the damage.' : undefined
  const isAny = Boolean(pieces || photos || Object.keys(reasons).length || Object.keys(replacements).length)
  return { pieces, reasons, replacements, photos, isAny }
}
