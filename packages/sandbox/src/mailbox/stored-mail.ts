import PostalMime, { type Email } from 'postal-mime'

/** A received mail. */
export interface StoredMail {
  readonly id: string
  readonly messageId: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** when it was received */
  readonly at: Date
}

/** Replaces references to attached pictures by their data, as a mail client shows them. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    const name = contentId?.replace(/^<|>$/g, '')
    if (!name || !mimeType.startsWith('image/') || typeof content === 'string') return text
    const bytes = Buffer.from(content as ArrayBuffer).toString('base64')
    return text.replaceAll(`src="cid:${name}"`, `src="data:${mimeType};base64,${bytes}"`)
  }, html)
}

/** Parses a raw mail received at this moment; its recipients are those of the envelope. */
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
