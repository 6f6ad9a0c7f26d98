import { setTimeout as sleep } from 'node:timers/promises'
import { measureCall } from './measure.ts'
import type { WatchedApi } from './watched-api.ts'

/** The first request loads the products; the search of everything else is loaded once it corrects a word. */
export async function untilWarm({ url }: WatchedApi): Promise<void> {
  await measureCall(url, 'v1/shop/products?pagesize=1')
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${url}/v1/autocomplete?q=lodhii%20gardn&city=delhi`)
    const { data } = (await answer.json()) as { data: { correctedTo: string | null } }
    if (data.correctedTo) return
    await sleep(500)
  }
  throw new Error('The search index was not loaded into memory.')
}
