import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { hrefs, useNavigate, useUnsavedInput } from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { focusFirstError } from '@nukkad/ui/first-error'
import { useRef, useState } from 'react'
import { changed, type Draft } from '../parts/request/draft.ts'
import { PickupChoice } from '../parts/request/fields/pickup-choice.tsx'
import { ReasonFields } from '../parts/request/fields/reason-fields.tsx'
import { RequestPhotos } from '../parts/request/fields/request-photos.tsx'
import { usePickupSlot } from '../parts/request/fields/use-pickup-slot.ts'
import styles from '../parts/request/request.module.css'
import { inputErrorsOf, requestBody } from '../parts/request/request-body.ts'
import { RequestForm } from '../parts/request/request-form.tsx'
import { useRequest } from '../parts/request/use-request.ts'
import { ExchangedPiece } from './exchanged-piece.tsx'
import { VariantChoice } from './variant-choice.tsx'

interface ExchangeFormProps {
  readonly returnable: Returnable
  /** the pieces chosen in the URL */
  readonly first: Draft
}

/** For each piece the replacement and the reason; photos; the pickup slot. */
export function ExchangeForm({ returnable, first }: ExchangeFormProps) {
  const { orderId, lines, reasons } = returnable
  const go = useNavigate()
  const [draft, setDraft] = useState(first)
  const pickup = usePickupSlot(returnable)
  const [hasTried, setTried] = useState(false)
  const photos = usePhotos()
  const sending = useRequest(orderId, (request) =>
    go(`${hrefs.exchangeConfirm(orderId)}${request ? `?request=${request.requestId}` : ''}`, {
      replace: true,
      asks: false,
    }),
  )
  const form = useRef<HTMLFormElement>(null)
  const chosen = lines.filter(({ line_id: id }) => draft[id])
  const inputErrors = inputErrorsOf({ draft, kind: 'exchange', photoCount: photos.photos.length })
  useUnsavedInput(draft !== first || photos.photos.length > 0)

  function send() {
    setTried(true)
    if (inputErrors.isAny) return focusFirstError(form.current)
    if (sending.isPending || photos.isSending) return
    if (!photos.areReady()) return focusFirstError(form.current)
    sending.mutate(requestBody({ kind: 'exchange', draft, slot: pickup.slot, photos: photos.urls }))
  }

  return (
    <RequestForm
      ref={form}
      sending={sending}
      isSendingPhotos={photos.isSending}
      submit="Request exchange"
      onSend={send}
    >
      {chosen.map((line) => (
        <section key={line.line_id} className={styles.fields} aria-label={line.name}>
          <ExchangedPiece line={line} qty={draft[line.line_id]?.qty ?? 1} />
          <VariantChoice
            line={line}
            orderId={orderId}
            value={draft[line.line_id]?.replacement ?? ''}
            error={hasTried ? inputErrors.replacements[line.line_id] : undefined}
            onChange={(replacement) => setDraft(changed(draft, line.line_id, { replacement }))}
          />
          <ReasonFields
            line={line}
            reasons={reasons.exchange}
            draft={draft}
            error={hasTried ? inputErrors.reasons[line.line_id] : undefined}
            isOneOfMany={chosen.length > 1}
            onChange={setDraft}
          />
        </section>
      ))}
      <RequestPhotos photos={photos} isNeeded={false} />
      <PickupChoice returnable={returnable} pickup={pickup} />
    </RequestForm>
  )
}
