/** The browser's source of a contract module, made from what the module exports. */
export function emit(exported: Record<string, unknown>): string {
  const lines: string[] = []
  for (const [name, value] of Object.entries(exported)) {
    const kept = isEndpoint(value) ? callOf(value) : isGroup(value) ? callsOf(value) : value
    if (isPlainData(kept)) lines.push(`export const ${name} = ${JSON.stringify(kept)};`)
  }
  return `${lines.join('\n')}\nexport {};\n`
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Called {
  readonly method: string
  readonly url: string
  readonly access: string
  readonly answers?: string
  readonly isShared?: boolean
}

/** What the client needs to know about an endpoint. */
const callOf = ({ method, url, access, answers, isShared }: Called): Called => ({
  method,
  url,
  access,
  ...(answers && { answers }),
  ...(isShared && { isShared }),
})

/** Endpoints that belong together, by name. */
const isGroup = (value: unknown): value is Record<string, Called> =>
  isRecord(value) && Object.values(value).length > 0 && Object.values(value).every(isEndpoint)
const callsOf = (group: Record<string, Called>) =>
  Object.fromEntries(Object.entries(group).map(([name, call]) => [name, callOf(call)]))

function isEndpoint(value: unknown): value is Called {
  return isRecord(value) && typeof value.method === 'string' && typeof value.url === 'string' && 'schema' in value
}

/** TypeBox marks its schemas with a hidden `~kind`; anything that carries one, at any depth, is not plain data. */
function isPlainData(value: unknown): boolean {
  if (!isRecord(value)) return value === null || ['string', 'number', 'boolean'].includes(typeof value)
  if ('~kind' in value) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlainData)
}
