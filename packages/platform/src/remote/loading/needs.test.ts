import { ApiError } from '../../api/api-error.ts'
import { need, prepare } from './needs.ts'
import { NotFound } from './outcome.ts'

const fault = (status: number) => new ApiError({ status, code: 'x', message: 'x', requestId: 'x' })

test('need returns the value, throws NotFound on 404 and rethrows other errors', async () => {
  expect(await need(Promise.resolve(5))).toBe(5)
  await expect(need(Promise.reject(fault(404)))).rejects.toBeInstanceOf(NotFound)
  await expect(need(Promise.reject(fault(500)))).rejects.toMatchObject({ status: 500 })
})

test('prepare throws NotFound when any promise is a 404 and ignores other errors', async () => {
  await expect(prepare(Promise.reject(fault(500)), Promise.reject(fault(404)))).rejects.toBeInstanceOf(NotFound)
  await expect(prepare(Promise.resolve(), Promise.reject(fault(500)))).resolves.toBeUndefined()
})
