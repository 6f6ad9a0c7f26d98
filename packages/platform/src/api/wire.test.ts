import { openWire } from './wire.ts'

test('reads no cookies for a call', async () => {
  const read = jest.spyOn(document, 'cookie', 'get')
  const leaving = new AbortController()

  const call = openWire({ apiBase: '/api' })({
    method: 'GET',
    url: '/v1/autocomplete',
    query: { q: 'k' },
    body: undefined,
    bearer: null,
    isFile: false,
    requestId: 'test',
    signal: leaving.signal,
  })
  leaving.abort('enough')

  await expect(call).rejects.toBe('enough')
  expect(read).not.toHaveBeenCalled()
})
