import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/**
 * Cuts the two families down to what an English page about Indian cities is set in. The rupee sign stands in another
 * file of the source, so it becomes a file of its own of about one kilobyte.
 *
 *   npm run fonts -w @nukkad/ui
 */
const require = createRequire(import.meta.url)
const latin = `${range(0x20, 0x7e)}${range(0xc0, 0xff)} \u00a0¡¢£§©«®°±²³·»¼½¾¿‘’“”‚„–—…•‹›′″™−×÷`
const families = [
  {
    name: 'fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-SET-opsz-normal.woff2',
    // One optical size for headlines of 18 to 56 px; the axis would cost twenty kilobytes.
    variationAxes: { opsz: 36, wght: { min: 500, max: 700 } },
  },
  {
    name: 'hanken-grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-SET-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum', 'frac']
const out = new URL('../src/fonts/', import.meta.url)

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

mkdirSync(out, { recursive: true })
for (const { name, source, variationAxes } of families)
  for (const [set, text, file] of [
    ['latin', latin, `${name}.woff2`],
    ['latin-ext', '₹', `${name}-rupee.woff2`],
  ] as const) {
    const whole = readFileSync(require.resolve(source.replace('SET', set)))
    const cut = await subset(whole, text, { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true })
    writeFileSync(new URL(file, out), cut)
    console.log(`${file}: ${(cut.length / 1024).toFixed(1)} KB`)
  }
