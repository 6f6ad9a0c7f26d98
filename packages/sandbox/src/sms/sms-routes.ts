import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { MailStore } from '../mailbox/mail-store.ts'
import { textAsMail } from './text-as-mail.ts'

export interface SmsOptions {
  /** The key that callers must send; the account in the path may be anything. */
  readonly key: string
}

const mostCharacters = 1600
const phone = /^\+[1-9]\d{6,14}$/
/** Numbers that end like this have opted out of texts, like people who answered STOP. */
const unsubscribed = /000400$/

/** A refusal in Twilio's form: https://www.twilio.com/docs/api/errors */
const refusal = (status: number, code: number, message: string) => ({
  code,
  message,
  status,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
})

/** Twilio's Messages resource: texts are delivered to the mailbox, where they can be read beside the mails. */
export function serveSms(app: FastifyInstance, store: MailStore, { key }: SmsOptions): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post<{ Params: { account: string }; Body: Record<string, string> | undefined }>(
      '/2010-04-01/Accounts/:account/Messages.json',
      async ({ params, body, headers }, reply) => {
        const { account } = params
        const expected = `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`
        if (headers.authorization !== expected) return reply.code(401).send(refusal(401, 20003, 'Authenticate'))
        const { To: to = '', From: from = '', Body: text = '' } = body ?? {}
        if (!phone.test(to)) {
          return reply.code(400).send(refusal(400, 21211, `The 'To' number ${to} is not a valid phone number.`))
        }
        if (unsubscribed.test(to)) {
          return reply.code(400).send(refusal(400, 21610, 'Attempt to send to unsubscribed recipient'))
        }
        if (!from) return reply.code(400).send(refusal(400, 21603, "A 'From' phone number is required."))
        if (!text) return reply.code(400).send(refusal(400, 21602, 'Message body is required.'))
        if (text.length > mostCharacters) {
          return reply
            .code(400)
            .send(refusal(400, 21617, 'The concatenated message body exceeds the 1600 character limit.'))
        }
        const sid = `SM${randomBytes(16).toString('hex')}`
        await store.add(textAsMail({ sid, to, from, text }), [to])
        const resource = {
          sid,
          account_sid: account,
          to,
          from,
          body: text,
          status: 'queued',
          direction: 'outbound-api',
          num_segments: '1',
          num_media: '0',
          error_code: null,
          error_message: null,
          api_version: '2010-04-01',
          uri: `/2010-04-01/Accounts/${account}/Messages/${sid}.json`,
        }
        return reply.code(201).send(resource)
      },
    )
  })
}
