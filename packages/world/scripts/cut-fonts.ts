import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/**
 * Subsets the shop's two families into static fonts for text in pictures, one file per weight: fontkit can't use a
 * variable font in woff2 format.
 *
 *   npm run fonts -w @nukkad/world
 */
const require = createRequire(import.meta.url)
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}‘’“”‚„–—…•‹›′″−×÷`
const cuts = [
  { name: 'display', family: 'fraunces', file: 'fraunces-latin-opsz-normal', variationAxes: { opsz: 72, wght: 620 } },
  { name: 'sans', family: 'hanken-grotesk', file: 'hanken-grotesk-latin-wght-normal', variationAxes: { wght: 550 } },
]
const out = new URL('../fonts/', import.meta.url)

mkdirSync(out, { recursive: true })
for (const { name, family, file, variationAxes } of cuts) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${file}.woff2`))
  const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'lnum']
  const cut = await subset(whole, latin, { targetFormat: 'truetype', variationAxes, keepFeatures, noHinting: true })
  writeFileSync(new URL(`${name}.ttf`, out), cut)
  console.log(`${name}.ttf: ${(cut.length / 1024).toFixed(1)} KB`)
}
