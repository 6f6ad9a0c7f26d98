import { answerComplaint } from '@nukkad/contracts/endpoints/people/complaints'
import { useApi, useMutation, useNotify, useQueryClient, useUnsavedInput } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { TextArea } from '@nukkad/ui/text-area'
import { useState } from 'react'
import { complaintsKey } from './complaints.queries.ts'

/** The answer to a complaint. It is sent by email and closes the complaint. */
export function AnswerForm({ ticket }: { readonly ticket: string }) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const [answer, setAnswer] = useState('')
  const [hasTried, setTried] = useState(false)
  const isShort = answer.trim().length < 10
  const sending = useMutation({
    mutationFn: () => api.call(answerComplaint, { params: { ticket }, body: { answer: answer.trim() } }),
    onSuccess: () => {
      notify(`Complaint ${ticket} is answered.`, { tone: 'success' })
      void client.invalidateQueries({ queryKey: complaintsKey })
    },
  })
  useUnsavedInput(answer !== '' && !sending.isSuccess)
  function submit() {
    setTried(true)
    if (!isShort) sending.mutate()
  }
  return (
    <Form
      label={`Answer complaint ${ticket}`}
      submit="Send the answer"
      busy={sending.isPending}
      error={sending.error?.message}
      onSubmit={submit}
    >
      <TextArea
        label="Answer"
        hint="It is sent by email and closes the complaint. An empty line starts a paragraph."
        rows={5}
        maxLength={4000}
        value={answer}
        error={hasTried && isShort ? 'Write at least ten letters.' : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </Form>
  )
}
