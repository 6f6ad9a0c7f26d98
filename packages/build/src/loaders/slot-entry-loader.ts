import type { LoaderContext } from 'webpack'

interface SlotEntryOptions {
  readonly name: string
  readonly slot: string
}

/** Replaces an entry file: what `./main` and the like expose is generated from the slot's own module. */
export default function noSource(): void {}

/** Runs instead of reading the slot's module, which the generated module then imports in the usual way. */
export function pitch(this: LoaderContext<SlotEntryOptions>): string {
  const { name, slot } = this.getOptions()
  return [
    `import { lifecycles } from '@nukkad/platform'`,
    `import slot from ${JSON.stringify(this.resourcePath)}`,
    `export const { bootstrap, mount, unmount, update } = lifecycles(${JSON.stringify(name)}, ${JSON.stringify(slot)}, slot)`,
    'export { slot }',
  ].join('\n')
}
