import { privateCodeHash } from '@nukkad/contracts/private-code'
import { privateLinks, shortLinks, tokens } from '../../data/private-links.ts'
import { json, type SeedTx } from '../../database.ts'

/** Private links behind codes; only hashes of the codes, made with the API's secret, are stored. */
export async function seedPrivateLinks(tx: SeedTx, secret: string): Promise<void> {
  for (const { code, detail, campaign } of privateLinks) {
    await tx`
      insert into private_link (code_hash, detail, campaign) values (${privateCodeHash(secret, code)}, ${detail}, ${campaign})
      on conflict do nothing`
  }
  for (const { code, title, line, gift, days } of tokens) {
    await tx`
      insert into campaign_token (code_hash, title, line, gift, ends_at)
      values (${privateCodeHash(secret, code)}, ${title}, ${line}, ${json(tx, gift)},
        now() + make_interval(days => ${days}))
      on conflict do nothing`
  }
  for (const { code, path } of shortLinks) {
    await tx`
      insert into short_link (code_hash, path) values (${privateCodeHash(secret, code)}, ${path})
      on conflict do nothing`
  }
}
