const start = performance.now()
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** Runs one step of the start and reports when it is done. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await work()
  console.log(`  ✓ ${what} (${seconds(from)})`)
  return result
}
export const sinceStart = (): string => seconds(start)
