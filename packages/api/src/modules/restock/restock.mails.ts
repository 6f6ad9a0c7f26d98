import { hrefs } from '@nukkad/contracts/hrefs'
import type { WrittenMail } from '../mail/written-mail.ts'

export interface BackInStock {
  readonly title: string
  readonly slug: string
  readonly sku: string
  /** 'Indigo, M', or empty */
  readonly variant: string
  readonly maker: string
  readonly token: string
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'back-in-stock': BackInStock
  }
}

/** The single mail to a customer who asked to be told when a product is back. */
export function backInStock({ title, slug, sku, variant, maker, token }: BackInStock, publicUrl: string): WrittenMail {
  const which = variant ? `${title} (${variant})` : title
  return {
    subject: `${title} is back in stock`,
    heading: 'Back in stock',
    parts: [
      { paragraph: `You asked us to tell you when ${which} by ${maker} is back in stock. It is available again.` },
      { paragraph: 'Small makers produce a few at a time, so it may sell out soon. We have not reserved one for you.' },
      { button: 'See product', href: publicUrl + hrefs.product(slug, sku) },
      { paragraph: 'This is the only email you will get about it.' },
    ],
    unsubscribe: `${publicUrl}/api/products/tell-me/stop?token=${token}`,
  }
}
