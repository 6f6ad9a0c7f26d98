import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { formatRupees, useUnsavedInput } from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { focusFirstError } from '@nukkad/ui/first-error'
import { useId, useRef, useState } from 'react'
import { firstDraft, refundOf } from '../parts/request/draft.ts'
import { PickupChoice } from '../parts/request/fields/pickup-choice.tsx'
import { PieceChooser } from '../parts/request/fields/piece-chooser.tsx'
import { ReasonFields } from '../parts/request/fields/reason-fields.tsx'
import { firstRefund, RefundChoice } from '../parts/request/fields/refund-choice.tsx'
import { RequestPhotos } from '../parts/request/fields/request-photos.tsx'
import { usePickupSlot } from '../parts/request/fields/use-pickup-slot.ts'
import styles from '../parts/request/request.module.css'
import { inputErrorsOf, requestBody } from '../parts/request/request-body.ts'
import { RequestForm } from '../parts/request/request-form.tsx'
import { useRequest } from '../parts/request/use-request.ts'

interface ReturnFormProps {
  readonly returnable: Returnable
  readonly kind: 'return' | 'claim'
  readonly onReceived: (request: ReturnRequest) => void
}

/** Pieces, reasons, photos, refund and pickup on one page, so that no input is lost between steps. */
export function ReturnForm({ returnable, kind, onReceived }: ReturnFormProps) {
  const { lines, reasons, refund_to: refundWays } = returnable
  const [draft, setDraft] = useState(() => firstDraft(returnable, kind))
  const [refundTo, setRefundTo] = useState(() => firstRefund(refundWays))
  const pickup = usePickupSlot(returnable)
  const [hasTried, setTried] = useState(false)
  const photos = usePhotos()
  const sending = useRequest(returnable.orderId, (request) => request && onReceived(request))
  const money = useId()
  const form = useRef<HTMLFormElement>(null)
  const chosen = lines.filter(({ line_id: id }) => draft[id])
  const inputErrors = inputErrorsOf({ draft, kind, photoCount: photos.photos.length })
  const paid = refundOf(draft, lines)
  useUnsavedInput(chosen.some(({ line_id: id }) => draft[id]?.note || draft[id]?.reason) || photos.photos.length > 0)

  function send() {
    setTried(true)
    if (inputErrors.photos) photos.setError(inputErrors.photos)
    if (inputErrors.isAny) return focusFirstError(form.current)
    if (sending.isPending || photos.isSending) return
    if (!photos.areReady()) return focusFirstError(form.current)
    sending.mutate(requestBody({ kind, draft, slot: pickup.slot, photos: photos.urls, refundTo }))
  }

  return (
    <RequestForm
      ref={form}
      sending={sending}
      isSendingPhotos={photos.isSending}
      submit={kind === 'claim' ? 'Report damage' : 'Request return'}
      describedBy={money}
      onSend={send}
    >
      <PieceChooser
        legend="Which pieces?"
        lines={lines}
        kind={kind}
        draft={draft}
        error={hasTried ? inputErrors.pieces : undefined}
        onChange={setDraft}
      />
      {chosen.map((line) => (
        <ReasonFields
          key={line.line_id}
          line={line}
          reasons={reasons[kind]}
          draft={draft}
          error={hasTried ? inputErrors.reasons[line.line_id] : undefined}
          isOneOfMany={chosen.length > 1}
          onChange={setDraft}
        />
      ))}
      <RequestPhotos photos={photos} isNeeded={kind === 'claim'} />
      <RefundChoice choices={refundWays} value={refundTo} onChange={setRefundTo} />
      <PickupChoice returnable={returnable} pickup={pickup} />
      <div className={styles.sum} aria-live="polite" id={money}>
        {chosen.length === 0 ? (
          <p>Choose an item to see your refund.</p>
        ) : (
          <p>
            Your refund <strong>{formatRupees(paid.amount)}</strong>
            {paid.perks > 0 && ` and perks of ${formatRupees(paid.perks)}`}
          </p>
        )}
      </div>
    </RequestForm>
  )
}
