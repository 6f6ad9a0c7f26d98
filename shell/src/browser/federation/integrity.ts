import type { Integrity, PageFiles, Release, SnapshotRelease } from '@nukkad/contracts'

const known = new Map<string, Integrity>()

/** A hash that no bytes have: a file without a known hash must not load. */
export const impossible: Integrity = `sha384-${'A'.repeat(64)}`

/** The address of a release's file. */
export const urlOf = (release: SnapshotRelease, file: string): string =>
  new URL(release.base + file, document.baseURI).href

/** Registers the hashes of a release's files, so that each loads only with the bytes that the signed release lists. */
export function vouchFor(release: SnapshotRelease, { files }: Pick<Release, 'files'>): void {
  for (const [file, { integrity }] of Object.entries(files)) known.set(urlOf(release, file), integrity)
}

/** The same for the files that the server listed in the page. */
export function vouchForPage({ hashes }: Pick<PageFiles, 'hashes'>): void {
  for (const [address, integrity] of Object.entries(hashes))
    known.set(new URL(address, document.baseURI).href, integrity)
}

export function forgetFiles(release: SnapshotRelease): void {
  const base = urlOf(release, '')
  for (const url of known.keys()) if (url.startsWith(base)) known.delete(url)
}

export const integrityOf = (url: string): Integrity | undefined => known.get(new URL(url, document.baseURI).href)

/** The bundler's runtime calls this for every chunk it adds, and refuses an address without a hash. */
Object.assign(globalThis, { __nukkadIntegrity: integrityOf })
