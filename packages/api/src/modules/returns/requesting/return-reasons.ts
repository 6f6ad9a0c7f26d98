import type { RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'

interface Reason {
  readonly code: string
  readonly label: string
}

const fit: readonly Reason[] = [
  { code: 'too_small', label: 'It is too small' },
  { code: 'too_large', label: 'It is too large' },
]
const fault: readonly Reason[] = [
  { code: 'damaged', label: 'It arrived damaged' },
  { code: 'wrong_item', label: 'It is not what I ordered' },
  { code: 'missing_part', label: 'A part is missing' },
]

/** The reasons that a buyer can choose from. */
export const returnReasons: Readonly<Record<RequestKind, readonly Reason[]>> = {
  return: [
    ...fit,
    { code: 'not_as_shown', label: 'It looks different from the pictures' },
    { code: 'quality', label: 'The quality is not what I expected' },
    ...fault,
    { code: 'changed_mind', label: 'I changed my mind' },
  ],
  exchange: [...fit, { code: 'other_colour', label: 'I would like another colour' }, ...fault],
  claim: fault,
}

const labels = new Map(
  Object.values(returnReasons)
    .flat()
    .map(({ code, label }) => [code, label]),
)
export const reasonLabel = (code: string): string => labels.get(code) ?? code
export const isReason = (kind: RequestKind, code: string): boolean =>
  returnReasons[kind].some((reason) => reason.code === code)
