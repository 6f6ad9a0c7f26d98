import { changeContact } from '@nukkad/contracts/endpoints/people/account'
import { useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { Button } from '@nukkad/ui/button'
import { Form } from '@nukkad/ui/form'
import { OtpField } from '@nukkad/ui/otp-field'
import { useRef } from 'react'
import { accountQuery } from './account.queries.ts'

interface ContactCodesProps {
  readonly userId: string
  /** the new phone number or email address, in the server's format */
  readonly wanted: { readonly email: string } | { readonly phone: string }
  /** the new phone number or email address, as typed */
  readonly typed: string
  /** the current phone number or email address, as the server names it */
  readonly old: string
  readonly onDone: () => void
}

/**
 * Asks for both codes, one sent to the new phone or email address and one to the current one; the change needs both.
 */
export function ContactCodes({ userId, wanted, typed, old, onDone }: ContactCodesProps) {
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const [fresh, before] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const saving = useMutation({
    mutationFn: async () => {
      const codes = { code: fresh.current?.value ?? '', oldCode: before.current?.value ?? '' }
      return (await api.call(changeContact, { body: { ...wanted, ...codes } })).data
    },
    onSuccess: (kept) => {
      client.setQueryData(accountQuery(api, userId).queryKey, kept)
      notify('Saved. Use it to sign in from now on. We have notified both contacts.')
      onDone()
    },
  })
  const { fields, error } = formErrors(saving.error)
  return (
    <Form
      label="Phone and email"
      submit="Save it"
      busy={saving.isPending}
      error={error}
      onSubmit={() => saving.mutate()}
      after={
        <Button variant="quiet" size={40} onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <OtpField ref={fresh} label="Code for the new contact" hint={`Sent to ${typed.trim()}.`} error={fields.code} />
      <OtpField ref={before} label="Code for your current contact" hint={`Sent to ${old}.`} error={fields.oldCode} />
    </Form>
  )
}
