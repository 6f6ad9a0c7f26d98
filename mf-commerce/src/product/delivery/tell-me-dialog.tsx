import { isEmail } from '@nukkad/contracts/email'
import type { Variant } from '@nukkad/contracts/endpoints/shop/product'
import { tellMe } from '@nukkad/contracts/endpoints/shop/restock'
import { ApiError, useApi, useMutation, useSession, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import { sizeOf } from '../variants/variants.ts'
import styles from './tell-me.module.css'

interface TellMeDialogProps {
  readonly variant: Variant
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const notAnAddress = 'Enter an email address like asha@example.com.'

/** Requests one email when a sold-out size or colour is back. */
export default function TellMeDialog({ variant, isOpen, onOpenChange }: TellMeDialogProps) {
  const api = useApi()
  const { user } = useSession()
  const track = useTrack()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const email = typed ?? user?.email ?? ''
  const telling = useMutation({
    mutationFn: async (to: string) =>
      (await api.call(tellMe, { params: { sku: variant.sku }, body: { email: to } })).data,
    onSuccess: () => track('PRODUCT_BACK_IN_STOCK_ASKED', { sku: variant.sku }),
    onError: (problem) => setError((problem instanceof ApiError && problem.fields.email) || problem.message),
  })
  const what = [variant.color, sizeOf(variant)].filter(Boolean).join(', ')

  function send(event: FormEvent) {
    event.preventDefault()
    const to = email.trim()
    if (!isEmail(to)) return setError(notAnAddress)
    setError(undefined)
    telling.mutate(to)
  }
  return (
    <Dialog
      size="s"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Tell me when it’s back"
      description={`${what ? `${what}: the` : 'The'} maker may make it again. We will email you once when it is back.`}
    >
      {telling.data ? (
        <div className={styles.done}>
          <p role="status">{telling.data.message}</p>
          <Button size={48} wide onClick={() => onOpenChange(false)}>
            Good
          </Button>
        </div>
      ) : (
        <form method="post" noValidate className={styles.form} onSubmit={send}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size={48} wide busy={telling.isPending}>
            Tell me
          </Button>
        </form>
      )}
    </Dialog>
  )
}
