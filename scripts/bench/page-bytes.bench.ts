import { EncodedPage } from '../../shell/src/server/page/encoding/encoded-page.ts'
import { freshNonce, nonceMark } from '../../shell/src/server/page/encoding/nonce.ts'
import { median } from './harness/load.ts'

const rounds = 7
const answers = 40
const encodings = ['br', 'gzip'] as const
/** Below this ratio the templates of compressed pages would not be worth their code (decision 0614). */
const worthIt = 3

/** A page as the shell caches it: with a placeholder for its nonce. */
async function keptPage(address: string): Promise<Buffer> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const html = await response.text()
  const [, nonce] = /<script nonce="([^"]+)">/.exec(html) ?? []
  if (!response.ok || !nonce) throw new Error(`${address} answered ${response.status} without a page that has a nonce.`)
  return Buffer.from(html.replaceAll(nonce, nonceMark))
}

/** Average milliseconds of one answer. */
async function perAnswer(answer: () => Promise<Buffer>): Promise<number> {
  const from = performance.now()
  for (let nth = 0; nth < answers; nth++) await answer()
  return (performance.now() - from) / answers
}

/**
 * Compares the cost of one answer of a cached page: with the nonce written into bytes that were compressed once, and
 * compressed anew by zlib, like a page that is sent only once. Alternating, in one process.
 */
export async function bench([address = 'http://localhost:3000/delhi']: string[]): Promise<boolean> {
  const html = await keptPage(address)
  const results: boolean[] = []
  for (const encoding of encodings) {
    const kept = new EncodedPage(html, true)
    const anew = () => new EncodedPage(html, false).bytes(encoding, freshNonce())
    const written = () => kept.bytes(encoding, freshNonce())
    // The first answer is compressed directly, the second creates the template.
    for (let nth = 0; nth < 3; nth++) await Promise.all([written(), anew()])
    const times = { written: [] as number[], anew: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      times.written.push(await perAnswer(written))
      times.anew.push(await perAnswer(anew))
    }
    const [ours, zlibs] = [median(times.written), median(times.anew)]
    const [sent, simply] = [(await written()).length, (await anew()).length]
    const isGood = zlibs / ours >= worthIt
    console.log(
      `${isGood ? '✓' : '✗'} ${encoding.padEnd(5)} ${(ours * 1000).toFixed(0)} µs an answer with its nonce written in (${sent} bytes), ` +
        `${(zlibs * 1000).toFixed(0)} µs compressed anew (${simply} bytes): ${(zlibs / ours).toFixed(1)} times (wanted ${worthIt}), ` +
        `of ${html.length} characters`,
    )
    results.push(isGood)
  }
  return results.every(Boolean)
}
