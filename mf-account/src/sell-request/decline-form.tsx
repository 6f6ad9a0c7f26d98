import { declineRequest, type WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { Button } from '@nukkad/ui/button'
import { Form } from '@nukkad/ui/form'
import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'
import styles from '../parts/team/team.module.css'
import { useRequestChange } from './use-request-change.ts'

interface DeclineFormProps {
  readonly request: WholeRequest
  readonly onCancel: () => void
}

/** Declines a request, with a reason if the applicant should know one. */
export function DeclineForm({ request: { id, email }, onCancel }: DeclineFormProps) {
  const [reason, setReason] = useState('')
  const declining = useRequestChange(id, (api) => api.call(declineRequest, { params: { id }, body: { reason } }))
  return (
    <section className={styles.box} aria-labelledby="decline">
      <h2 id="decline">Decline</h2>
      <Form
        submit="Decline and send"
        busy={declining.isPending}
        error={declining.error?.message}
        onSubmit={() => declining.mutate()}
        after={
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        <TextArea
          label="Reason"
          optional
          hint={`A polite refusal is mailed to ${email}; this is added to it.`}
          rows={4}
          maxLength={600}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </section>
  )
}
