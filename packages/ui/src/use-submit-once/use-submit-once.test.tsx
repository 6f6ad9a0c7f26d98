import { renderHook } from '@testing-library/react'
import { useSubmitOnce } from './use-submit-once.tsx'

const given = () => renderHook(() => useSubmitOnce()).result.current

test('sends one code at a time and each code only once', async () => {
  const { ask } = given()
  let tell = (_said: string) => {}
  const answer = new Promise<string>((resolve) => {
    tell = resolve
  })
  const question = jest.fn(() => answer)
  const first = ask('123456', question)
  expect(await ask('123456', question)).toBeUndefined()
  expect(await ask('654321', question)).toBeUndefined()
  tell('wrong')
  expect(await first).toBe('wrong')
  expect(await ask('123456', question)).toBeUndefined()
  expect(question).toHaveBeenCalledTimes(1)
})

test('accepts another code after the first was refused', async () => {
  const { ask } = given()
  const asked: string[] = []
  const question = async (code: string) => asked.push(code)
  await ask('123456', question)
  await ask('654321', question)
  expect(asked).toEqual(['123456', '654321'])
})

test('passes an error on and allows a code again after forget', async () => {
  const { ask, forget } = given()
  const dead = () => Promise.reject(new Error('no network'))
  await expect(ask('123456', dead)).rejects.toThrow('no network')
  expect(await ask('123456', async () => 'right')).toBeUndefined()
  forget()
  expect(await ask('123456', async () => 'right')).toBe('right')
})
