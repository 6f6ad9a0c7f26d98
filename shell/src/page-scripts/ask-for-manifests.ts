import type { CheckedFile } from './page-data.ts'

/**
 * Asks for manifests beside the scripts; the shell finds them under way by their path. It is a call and not a preload
 * link because a link would not check the integrity of JSON.
 */
export function askForManifests(files: readonly CheckedFile[]): void {
  const manifests: Record<string, Promise<Response>> = {}
  window.nukkadManifests = manifests
  for (const [href, integrity] of files) {
    const manifest = fetch(href, { integrity })
    // The shell asks again and reports it; here nobody waits for it.
    manifest.catch(() => undefined)
    manifests[href] = manifest
  }
}
