import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/**
 * Cuts the shop's two families to still fonts that can be embedded in a PDF: one file for each weight. The rupee sign stands
 * only in the second half of Fraunces, so it is a font of its own, as are the letters with marks that names may have.
 *
 *   npm run fonts -w @nukkad/api
 */
const require = createRequire(import.meta.url)
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‘’“”‚„–—…•‹›′″−×÷`
const more = range(0x100, 0x17f)

const hanken = (part: string) => `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`
const fraunces = (part: string) => `@fontsource-variable/fraunces/files/fraunces-${part}-opsz-normal.woff2`
const cuts = [
  { name: 'sans', source: hanken('latin'), text: latin, variationAxes: { wght: 400 } },
  { name: 'sans-more', source: hanken('latin-ext'), text: more, variationAxes: { wght: 400 } },
  { name: 'strong', source: hanken('latin'), text: latin, variationAxes: { wght: 650 } },
  { name: 'display', source: fraunces('latin'), text: latin, variationAxes: { opsz: 24, wght: 600 } },
  { name: 'rupee', source: fraunces('latin-ext'), text: '₹', variationAxes: { opsz: 14, wght: 450 } },
]
const out = new URL('../fonts/', import.meta.url)

mkdirSync(out, { recursive: true })
for (const { name, source, text, variationAxes } of cuts) {
  const whole = readFileSync(require.resolve(source))
  const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'lnum', 'tnum']
  const cut = await subset(whole, text, { targetFormat: 'truetype', variationAxes, keepFeatures, noHinting: true })
  writeFileSync(new URL(`${name}.ttf`, out), cut)
  console.log(`${name}.ttf: ${(cut.length / 1024).toFixed(1)} KB`)
}
