import { fileURLToPath } from 'node:url'
import type { LoaderContext } from 'webpack'

const reloadOnRelease = fileURLToPath(new URL('../dev/reload-on-release.ts', import.meta.url))

interface SlotEntryOptions {
  readonly name: string
  readonly slot: string
}

/** Stands in for an entry file: what `./main` and its like expose is made from the slot's own module. */
export default function noSource(): void {}

/** Runs instead of reading the slot's module, which the made module then imports in the ordinary way. */
export function pitch(this: LoaderContext<SlotEntryOptions>): string {
  const { name, slot } = this.getOptions()
  const dev = this.mode === 'development' ? [`import ${JSON.stringify(reloadOnRelease)}`] : []
  return [
    ...dev,
    `import { lifecycles } from '@nukkad/platform'`,
    `import slot from ${JSON.stringify(this.resourcePath)}`,
    `export const { bootstrap, mount, unmount, update } = lifecycles(${JSON.stringify(name)}, ${JSON.stringify(slot)}, slot)`,
    'export { slot }',
  ].join('\n')
}
