import { redeemByPin } from '@nukkad/contracts/endpoints/access/access-member'
import type { AccessOutcome } from '@nukkad/contracts/endpoints/access/access-use'
import { useApi, useMutation, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { OtpField } from '@nukkad/ui/otp-field'
import { type FormEvent, useRef } from 'react'
import styles from './card.module.css'
import { newNonce } from './new-nonce.ts'

/** For a counter that can't scan right now: the member types the PIN posted there on their own phone. */
export function PinEntry({ offerId, place }: { readonly offerId: string; readonly place: string }) {
  const api = useApi()
  const client = useQueryClient()
  // Each attempt keeps its nonce across resends; a refusal ends the attempt.
  const nonce = useRef(newNonce())
  const sending = useMutation({
    mutationFn: async (pin: string): Promise<AccessOutcome> =>
      (await api.call(redeemByPin, { body: { offerId, pin, nonce: nonce.current } })).data,
    onSuccess: ({ result }) => {
      if (result !== 'confirmed') nonce.current = newNonce()
      return Promise.all([
        client.invalidateQueries({ queryKey: ['access-card'] }),
        client.invalidateQueries({ queryKey: ['access-history'] }),
      ])
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pin = String(new FormData(event.currentTarget).get('pin') ?? '')
    if (pin.length === 6) sending.mutate(pin)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <details className={styles.pin}>
      <summary>Can’t scan? Enter the PIN</summary>
      <form method="post" onSubmit={submit} className={styles.form}>
        <OtpField
          name="pin"
          label={`PIN for ${place}`}
          hint="Six digits, printed at the counter. Ask the staff first: entering it uses the offer at once."
          autoComplete="off"
          error={sending.data && sending.data.result !== 'confirmed' ? sending.data.message : sending.error?.message}
        />
        <Button type="submit" variant="secondary" busy={sending.isPending}>
          Use the offer
        </Button>
      </form>
    </details>
  )
}
