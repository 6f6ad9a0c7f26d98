import { site } from '../site.ts'

interface Call {
  readonly method: string
  readonly url: string
}

/** Calls the site's API like a page and returns the body; throws if the status is not 2xx. */
export async function call<T>({ method, url }: Call, body?: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${site.api}${url}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
