import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'webpack'

const reloadOnRelease = fileURLToPath(new URL('../dev/reload-on-release.ts', import.meta.url))

/** Replaces the source of the shell's entry file. */
export default function noSource(): void {}

/**
 * One entry that imports all files in order: with a list of entries webpack declares their exports twice in one scope.
 */
export function pitch(this: LoaderContext<object>): string {
  const forDevelopment = this.mode === 'development' ? [reloadOnRelease] : []
  return [this.resourcePath, ...forDevelopment].map((file) => `import ${JSON.stringify(file)}`).join('\n')
}
