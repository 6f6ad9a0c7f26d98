import { atNextTouch } from './index.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve))
const touch = () => window.dispatchEvent(new Event('pointerdown'))

test('runs a callback once after the next touch, unless it was cancelled', async () => {
  const runs: string[] = []
  atNextTouch(() => runs.push('kept'))
  const forget = atNextTouch(() => runs.push('forgotten'))
  forget()
  touch()
  expect(runs).toEqual([])
  await soon()
  touch()
  await soon()
  expect(runs).toEqual(['kept'])
})
