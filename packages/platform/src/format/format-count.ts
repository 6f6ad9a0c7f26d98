const units = [
  { size: 1_000_000, letter: 'M' },
  { size: 1_000, letter: 'K' },
] as const

/** A short count with one decimal: 999 → 999, 1200 → 1.2K, 3400000 → 3.4M; a decimal of 0 is left out. */
export function formatCount(count: number): string {
  for (const { size, letter } of units) {
    // 999,950 rounds to 1000.0K, which people write as 1M: the threshold is where the rounding changes.
    if (Math.abs(count) >= size * (letter === 'M' ? 0.99995 : 1)) {
      return `${(count / size).toFixed(1).replace(/\.0$/, '')}${letter}`
    }
  }
  return String(count)
}
