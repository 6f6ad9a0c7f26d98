import { sendLead } from '@nukkad/contracts/endpoints/campaigns/forms'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenForms } from './forms.given.ts'

export const asha = { name: 'Asha', email: 'asha@example.in' }

export const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<<>>\n%%EOF\n`)

/** Forms as sent by browsers, and what is stored of them. */
export function useForms() {
  const world = useWorld()
  const given = { ...givenIn(world), ...givenForms(world) }
  const send = (formId: string, answers: object = asha, more: object = {}, headers: Record<string, string> = {}) =>
    world.call(sendLead, { body: { formId, answers, ...more }, headers })
  const kept = (formId: string) =>
    world.db<{ id: string; answers: object }[]>`select id, answers from form_answer where form_id = ${formId}`
  const mails = () => world.db<{ to: string }[]>`
    select payload ->> 'to' as "to" from outbox where kind = 'mail' and payload ->> 'template' = 'form-answer'`
  /** Uploads a file like a browser's form. */
  async function upload(formId: string, field: string, bytes: Buffer, name = 'cv.pdf', type = 'application/pdf') {
    const boundary = 'form-of-a-browser'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/form/${formId}/files/${field}`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    return { status: answer.statusCode, data: answer.json().data, error: answer.json().message }
  }
  return { world, given, send, kept, mails, upload }
}
