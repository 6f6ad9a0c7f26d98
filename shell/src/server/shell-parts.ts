import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ShellSettings } from './settings.ts'
import type { ShellParts } from './start-shell.ts'

const beside = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * The parts of this checkout: the build is as deep in the tree as the sources, so that relative paths work for both.
 */
export const shellParts = ({ SHELL_ASSETS }: Pick<ShellSettings, 'SHELL_ASSETS'> = {}): ShellParts => ({
  renderFile: beside('../../dist/server/render-child.cjs'),
  assetsFolder: SHELL_ASSETS ?? beside('../../dist/browser'),
  iconsFolder: beside('../../icons'),
  platformVersion: JSON.parse(readFileSync(beside('../../../packages/platform/package.json'), 'utf8')).version,
})
