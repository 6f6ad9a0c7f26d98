import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { hrefs, useNavigate, useSearchParams } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { focusFirstError } from '@nukkad/ui/first-error'
import { useRef, useState } from 'react'
import { draftOfPieces, firstDraft, piecesText } from '../parts/request/draft.ts'
import { PieceChooser } from '../parts/request/fields/piece-chooser.tsx'
import styles from '../parts/request/request.module.css'

/** The choice is in the URL of this step and the next one, so that both survive a reload and Back. */
export function ExchangePieces({ returnable }: { readonly returnable: Returnable }) {
  const go = useNavigate()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [draft, setDraft] = useState(() => {
    const before = draftOfPieces(search.get('pieces'), returnable.lines)
    return Object.keys(before).length > 0 ? before : firstDraft(returnable, 'exchange')
  })
  return (
    <form
      method="post"
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const pieces = piecesText(draft)
        if (!pieces) {
          setError('Choose at least one piece.')
          return focusFirstError(form.current)
        }
        const choice = `?pieces=${encodeURIComponent(pieces)}`
        go(`${hrefs.orderExchange(returnable.orderId)}${choice}`, { replace: true, keepScroll: true })
        go(`${hrefs.exchangeRequest(returnable.orderId)}${choice}`)
      }}
    >
      <PieceChooser
        legend="Which pieces?"
        lines={returnable.lines}
        kind="exchange"
        draft={draft}
        error={error}
        onChange={(next) => {
          setDraft(next)
          setError(undefined)
        }}
      />
      <Button type="submit" size={56} wide>
        Choose the new ones
      </Button>
    </form>
  )
}
