import PostalMime, { type Email } from 'postal-mime'

/** A mail that arrived. */
export interface StoredMail {
  readonly id: string
  readonly messageId: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** When it arrived. */
  readonly at: Date
}

/** Pictures that travel with a mail stand in its words, as a mail reader shows them. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    const name = contentId?.replace(/^<|>$/g, '')
    if (!name || !mimeType.startsWith('image/') || typeof content === 'string') return text
    const bytes = Buffer.from(content as ArrayBuffer).toString('base64')
    return text.replaceAll(`src="cid:${name}"`, `src="data:${mimeType};base64,${bytes}"`)
  }, html)
}

/** Reads a raw mail that arrived at this moment; its receivers are those of the envelope. */
export async function readMail(id: string, raw: Buffer, recipients: readonly string[], at: Date): Promise<StoredMail> {
  const parsed = await PostalMime.parse(raw)
  return {
    id,
    messageId: parsed.messageId ?? '',
    from: parsed.from?.address ?? '',
    to: recipients.map((address) => address.toLowerCase()),
    subject: parsed.subject ?? '(no subject)',
    text: parsed.text ?? '',
    html: withPictures(parsed),
    at,
  }
}
