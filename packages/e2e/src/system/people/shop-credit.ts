import { openDb } from '../../../../api/src/db.ts'
import { createWalletService } from '../../../../api/src/modules/wallet/wallet.service.ts'
import { site } from '../site.ts'
import { sitePassword } from '../site-password.ts'

/** Gives credit at the shop, as a refund to the wallet would: written through the shop's own ledger. */
export async function giveCredit(email: string, rupees: number): Promise<void> {
  const db = openDb({ url: `postgres://nukkad:${sitePassword()}@127.0.0.1:${site.ports.PGPORT}/nukkad`, pool: 1 })
  const wallet = createWalletService({ now: () => new Date() })
  try {
    const [user] = await db<{ id: string }[]>`select id::text from app_user where email = ${email}`
    if (!user) throw new Error(`there is no user ${email}`)
    const gift = { key: `journey:${email}`, userId: user.id, amount: rupees * 100, text: 'Refund', now: new Date() }
    await db.begin((tx) => wallet.giveCredit(tx, gift))
  } finally {
    await db.end()
  }
}
