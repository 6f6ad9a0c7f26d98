import { Crowded, groupCommit } from './group-commit.ts'

test('groupCommit writes what arrives during a batch in the next one, in order', async () => {
  const batches: number[][] = []
  const { add } = groupCommit<number>(async (batch) => {
    batches.push([...batch])
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
  const first = [add(1), add(2)]
  await new Promise((resolve) => setTimeout(resolve, 2))
  await Promise.all([...first, add(3), add(4), add(5)])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('groupCommit fails only the item that cannot be written', async () => {
  const kept: string[] = []
  const { add } = groupCommit<string>(async (batch) => {
    if (batch.includes('bad')) throw new Error('cannot')
    kept.push(...batch)
  })
  const results = await Promise.allSettled(['a', 'bad', 'b'].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(kept).toEqual(['a', 'b'])
})

test('groupCommit refuses more items when too many wait', async () => {
  let open: () => void = () => {}
  const shut = new Promise<void>((resolve) => {
    open = resolve
  })
  const { add, idle } = groupCommit<number>(() => shut, { mostWaiting: 2 })
  const first = [add(1), add(2)]
  await expect(add(3)).rejects.toBeInstanceOf(Crowded)
  open()
  await Promise.all(first)
  await idle()
})
