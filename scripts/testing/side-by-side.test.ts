import { type Ended, sideBySide } from './side-by-side.ts'

/** A program that prints a word after a delay and exits with a code. */
const program = (word: string, { after = 0, code = 0 } = {}) => [
  '-e',
  `setTimeout(() => { console.log(${JSON.stringify(word)}); process.exitCode = ${code} }, ${after})`,
]

async function run(programs: Record<string, readonly string[]>, atOnce?: number) {
  const ended = new Map<string, Ended>()
  await sideBySide(new Map(Object.entries(programs)), (name, how) => ended.set(name, how), atOnce)
  return ended
}

describe('sideBySide', () => {
  test('reports each program with its output when it has ended', async () => {
    const ended = await run({ slow: program('late', { after: 600 }), quick: program('early') }, 2)
    expect([...ended.keys()]).toEqual(['quick', 'slow'])
    expect(ended.get('slow')?.said).toBe('late\n')
  })

  test('runs no more at once than requested, in order', async () => {
    const ended = await run({ slow: program('late', { after: 600 }), quick: program('early') }, 1)
    expect([...ended.keys()]).toEqual(['slow', 'quick'])
  })

  test('reports one that fails or cannot be run, and still runs the others', async () => {
    const ended = await run({ bad: program('no', { code: 3 }), gone: ['no-such-file.mjs'], good: program('yes') })
    expect([...ended].map(([name, { isFine }]) => [name, isFine])).toEqual(
      expect.arrayContaining([
        ['bad', false],
        ['gone', false],
        ['good', true],
      ]),
    )
    expect(ended.get('gone')?.said).toContain('no-such-file.mjs')
  })

  test('reports the signal that ended a program', async () => {
    const ended = await run({ killed: ['-e', "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)"] })
    expect(ended.get('killed')).toMatchObject({ isFine: false, said: expect.stringContaining('SIGKILL') })
  })
})
