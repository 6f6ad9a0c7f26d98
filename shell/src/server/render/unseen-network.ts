/**
 * Node loads its own HTTP client when one of these globals is first read, and axios reads them on import: a third of
 * the start time of a process that has no network. Must be imported before anything that reads them; `showNetwork`
 * restores them for releases.
 */
const names = ['FormData', 'Headers', 'Request', 'Response']
const properties = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
for (const name of names) Reflect.deleteProperty(globalThis, name)

export function showNetwork(): void {
  for (const [name, property] of properties) if (property) Object.defineProperty(globalThis, name, property)
}
