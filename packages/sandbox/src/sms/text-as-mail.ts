export interface Text {
  readonly sid: string
  readonly to: string
  readonly from: string
  readonly text: string
}

/** A text in the form of a mail, for the mailbox; its words are the body, and their beginning is the subject. */
export function textAsMail({ sid, to, from, text }: Text): Buffer {
  const encoded = (words: string) => `=?utf-8?B?${Buffer.from(words).toString('base64')}?=`
  const start = text.replace(/\s+/g, ' ').slice(0, 40)
  return Buffer.from(
    [
      `From: ${encoded(from)} <sms@sandbox.invalid>`,
      `To: ${encoded(to)} <${to.slice(1)}@sms.invalid>`,
      `Subject: ${encoded(`Text to ${to}: ${start}${text.length > 40 ? '…' : ''}`)}`,
      `Message-ID: <${sid}@sandbox.invalid>`,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n'),
      '',
    ].join('\r\n'),
  )
}
