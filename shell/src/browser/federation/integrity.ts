import type { Integrity, PageFiles, Release, SnapshotRelease } from '@nukkad/contracts'

const known = new Map<string, Integrity>()

/** A hash that no bytes have: a file nobody vouches for must not count. */
export const impossible: Integrity = `sha384-${'A'.repeat(64)}`

/** The address of a release's file. */
export const urlOf = (release: SnapshotRelease, file: string): string =>
  new URL(release.base + file, document.baseURI).href

/** Lets the files of a release be loaded, each only with the bytes that the signed release names. */
export function vouchFor(release: SnapshotRelease, { files }: Pick<Release, 'files'>): void {
  for (const [file, { integrity }] of Object.entries(files)) known.set(urlOf(release, file), integrity)
}

/** The same for the files that the server named in the page. */
export function vouchForPage({ hashes }: Pick<PageFiles, 'hashes'>): void {
  for (const [address, integrity] of Object.entries(hashes))
    known.set(new URL(address, document.baseURI).href, integrity)
}

export function forgetFiles(release: SnapshotRelease): void {
  const base = urlOf(release, '')
  for (const url of known.keys()) if (url.startsWith(base)) known.delete(url)
}

export const integrityOf = (url: string): Integrity | undefined => known.get(new URL(url, document.baseURI).href)

/** The bundler's runtime asks here for every chunk it adds; an address without an answer is refused there. */
Object.assign(globalThis, { __nukkadIntegrity: integrityOf })
