/**
 * Node loads its own HTTP client when somebody looks at one of these, and axios looks as it is loaded: a third of the
 * start of a process that has no network. Imported ahead of all that may look; `showNetwork` brings them back for releases.
 */
const names = ['FormData', 'Headers', 'Request', 'Response']
const properties = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
for (const name of names) Reflect.deleteProperty(globalThis, name)

export function showNetwork(): void {
  for (const [name, property] of properties) if (property) Object.defineProperty(globalThis, name, property)
}
