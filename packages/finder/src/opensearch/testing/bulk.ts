import type { Indices } from './indices.ts'
import { onlyKey, Refusal } from './stand-in-error.ts'
import type { StandInIndex } from './stand-in-index.ts'

/** Writes the lines of a bulk request one by one; a refused document does not stop the others. */
export function bulk(
  indices: Indices,
  target: string,
  body: string,
  { isRefreshed, isAlias }: { readonly isRefreshed: boolean; readonly isAlias: boolean },
): object {
  const lines = body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  if (isAlias && !indices.isAlias(target)) {
    const reason = `no such index [${target}] and [require_alias] request flag is [true]`
    const error = { type: 'index_not_found_exception', reason }
    return { took: 1, errors: true, items: [{ index: { _index: target, _id: '', status: 404, error } }] }
  }
  // An engine creates an index for an unknown name.
  if (!indices.find(target)) indices.create(target, {})
  const index = indices.named(target)
  const items: object[] = []
  for (let at = 0; at < lines.length; at++) {
    const [action, { _id: id }] = onlyKey<{ _id: string }>(lines[at], 'an action')
    items.push({ [action]: { _index: index.name, _id: id, ...written(index, action, id, () => lines[++at]) } })
  }
  if (isRefreshed) index.refresh()
  return { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items }
}

function written(index: StandInIndex, action: string, id: string, next: () => Record<string, unknown>): object {
  if (action === 'delete')
    return index.remove(id) ? { status: 200, result: 'deleted' } : { status: 404, result: 'not_found' }
  try {
    index.put(id, next())
    return { status: 201, result: 'created' }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, error: { type: error.type, reason: error.message } }
    throw error
  }
}
