import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routes } from '@nukkad/contracts'
import type { ShellSettings } from './settings.ts'
import type { ShellParts } from './start-shell.ts'

const beside = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The parts of this checkout: the build lies as deep as the sources, so that all but the worker is found from both. */
export const shellParts = ({ SHELL_ASSETS }: Pick<ShellSettings, 'SHELL_ASSETS'> = {}): ShellParts => ({
  workerFile: beside(import.meta.url.endsWith('.ts') ? './render/render-worker.ts' : './render-worker.mjs'),
  assetsFolder: SHELL_ASSETS ?? beside('../../dist/browser'),
  iconsFolder: beside('../../icons'),
  routes,
  platformVersion: JSON.parse(readFileSync(beside('../../../packages/platform/package.json'), 'utf8')).version,
})
