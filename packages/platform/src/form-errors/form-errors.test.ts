import { ApiError } from '@nukkad/platform'
import { formErrors } from './index.ts'

const facts = { status: 400, code: 'validation', message: 'Some fields need another look.', requestId: 'r1' }

test('a call that did not fail shows nothing', () => {
  expect(formErrors(null)).toEqual({ fields: {}, error: undefined })
  expect(formErrors(undefined)).toEqual({ fields: {}, error: undefined })
})

test('errors at fields leave nothing to say about the whole form', () => {
  const error = new ApiError({ ...facts, fields: { email: 'is no email address' } })
  expect(formErrors(error)).toEqual({ fields: { email: 'is no email address' }, error: undefined })
})

test('an error without fields is shown for the whole form, also one that is not of the API', () => {
  expect(formErrors(new ApiError(facts)).error).toBe('Some fields need another look.')
  expect(formErrors(new Error('No connection.')).error).toBe('No connection.')
})
