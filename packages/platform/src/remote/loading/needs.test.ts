import { ApiError } from '../../api/api-error.ts'
import { need, prepare } from './needs.ts'
import { NotFound } from './outcome.ts'

const fault = (status: number) => new ApiError({ status, code: 'x', message: 'x', requestId: 'x' })

test('what a page is about is handed over, makes it a 404 where it is absent, and ends it where nobody answers', async () => {
  expect(await need(Promise.resolve(5))).toBe(5)
  await expect(need(Promise.reject(fault(404)))).rejects.toBeInstanceOf(NotFound)
  await expect(need(Promise.reject(fault(500)))).rejects.toMatchObject({ status: 500 })
})

test('what a screen shows is waited for side by side: absent makes it a 404, anything else is left to the screen', async () => {
  await expect(prepare(Promise.reject(fault(500)), Promise.reject(fault(404)))).rejects.toBeInstanceOf(NotFound)
  await expect(prepare(Promise.resolve(), Promise.reject(fault(500)))).resolves.toBeUndefined()
})
