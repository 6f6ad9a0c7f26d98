import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/**
 * Subsets the two families to the characters of an English page about Indian cities. The rupee sign of Fraunces is in a
 * different source file, so it becomes a file of its own of about one kilobyte; Hanken Grotesk has none, so the
 * system's sans is used for it, which has a rupee sign on every phone sold in India.
 *
 *   npm run fonts -w @nukkad/ui
 */
const require = createRequire(import.meta.url)
const latin = `${range(0x20, 0x7e)}${range(0xc0, 0xff)} \u00a0¡¢£§©«®°±²³·»¼½¾¿‘’“”‚„–—…•‹›′″™−×÷`
// A single optical size, for headlines of 18 to 56 px; the whole axis would cost twenty kilobytes.
const display = { opsz: 36, wght: { min: 500, max: 700 } }
const cuts = [
  {
    name: 'fraunces',
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    text: latin,
    variationAxes: display,
  },
  {
    name: 'fraunces-rupee',
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    text: '₹',
    variationAxes: display,
  },
  {
    name: 'hanken-grotesk',
    source: require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    text: latin,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum', 'frac']
const out = new URL('../src/fonts/', import.meta.url)

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

mkdirSync(out, { recursive: true })
for (const { name, source, text, variationAxes } of cuts) {
  const whole = readFileSync(source)
  const cut = await subset(whole, text, { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true })
  writeFileSync(new URL(`${name}.woff2`, out), cut)
  console.log(`${name}.woff2: ${(cut.length / 1024).toFixed(1)} KB`)
}
