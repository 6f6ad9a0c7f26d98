import type { LoaderContext } from 'webpack'

interface ServerEntryOptions {
  /** slot name to absolute file */
  readonly slots: Readonly<Record<string, string>>
}

/** Stands in for the entry file of a server bundle. */
export default function noSource(): void {}

/** Makes the module that exports `slots`; what it stands in for is the remote's package.json. */
export function pitch(this: LoaderContext<ServerEntryOptions>): string {
  const slots = Object.entries(this.getOptions().slots)
  return [
    ...slots.map(([, file], at) => `import slot${at} from ${JSON.stringify(file)}`),
    `export const slots = { ${slots.map(([slot], at) => `${JSON.stringify(slot)}: slot${at}`).join(', ')} }`,
  ].join('\n')
}
