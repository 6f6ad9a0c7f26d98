import { readFileSync, writeFileSync } from 'node:fs'
import type { RegistryDocument, SignedRegistry } from '@nukkad/contracts'
import { signRegistry } from '@nukkad/registry'
import { shellForTests } from './shell.given.ts'

/** A new shell for each test, which caches pages for a minute, and the document of its registry. */
export function newShellForTests() {
  const shell = shellForTests(() => ({ env: { PAGE_CACHE_SECONDS: '60' } }), { isForEach: true })
  const shown = async (address = '/delhi', init?: RequestInit) =>
    (await shell.get(address, init)).html.match(/City home ([\d.]+)/)?.[1]
  const file = () => shell.registry.file
  const signed = (): SignedRegistry => JSON.parse(readFileSync(file(), 'utf8'))
  const document = (): RegistryDocument => JSON.parse(signed().payload)
  const put = (value: SignedRegistry | string) =>
    writeFileSync(file(), typeof value === 'string' ? value : JSON.stringify(value))
  const changed = (change: Partial<RegistryDocument>) => signRegistry({ ...document(), ...change }, shell.registry.keys)
  async function refusals(reason: string): Promise<number> {
    const html = await shell.numbers()
    return Number(html.match(new RegExp(`shell_registry_refused_total\\{reason="${reason}"\\} (\\d+)`))?.[1] ?? 0)
  }
  return { shell, shown, file, signed, document, put, changed, refusals }
}
