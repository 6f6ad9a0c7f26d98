import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import type { OfflineScripts, PageScripts } from './build-page-scripts.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Mode } from './webpack/rules.ts'

/** manifest.json of the built shell; paths are relative to its folder. */
export interface HostManifest {
  /** hash of everything the build read; an unchanged hash needs no new build */
  readonly fingerprint: string
  readonly mode: Mode
  /** what the page loads, in this order */
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] }
  /** what only browsers with the developer overlay load */
  readonly overlay: { readonly js: string; readonly css: string }
  /** scripts that are inlined in pages */
  readonly pageScripts: PageScripts
  /** for browsers without a network */
  readonly offlineScripts: OfflineScripts
  readonly files: Release['files']
}

export const manifestOf = (outDir: string): string => path.join(outDir, 'manifest.json')

/** The manifest of the build in a folder, if there is one. */
export function builtHost(outDir: string): HostManifest | undefined {
  const file = manifestOf(outDir)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HostManifest) : undefined
}

/** Hash of everything the shell's browser half is built from. */
export const hostFingerprint = (root: string, shared: string): string =>
  createHash('sha256')
    .update(shared)
    .update(fingerprintOf(path.join(root, 'shell/src/browser')))
    .update(fingerprintOf(path.join(root, 'shell/src/overlay')))
    .update(fingerprintOf(path.join(root, 'shell/src/page-scripts')))
    .update(fingerprintOf(path.join(root, 'shell/src/offline')))
    .digest('hex')
