import type { CheckedFile } from './page-data.ts'

/**
 * Requests manifests in parallel with the scripts; the shell finds the pending requests by path. Uses fetch because a
 * preload link would not check the integrity of JSON.
 */
export function askForManifests(files: readonly CheckedFile[]): void {
  const manifests: Record<string, Promise<Response>> = {}
  window.nukkadManifests = manifests
  for (const [href, integrity] of files) {
    const manifest = fetch(href, { integrity })
    // The shell requests it again and reports an error; here the result is not awaited.
    manifest.catch(() => undefined)
    manifests[href] = manifest
  }
}
