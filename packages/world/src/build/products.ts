import type { CitySlug } from '@nukkad/contracts'
import { escapeHtml } from '@nukkad/contracts/escape-html'
import { colourHex } from '../data/colours.ts'
import type { CategoryStock } from '../data/products/category-stock.ts'
import { stock } from '../data/products/index.ts'
import { chanceOf } from '../random.ts'
import { slugOf } from '../slug.ts'
import { merchants } from './merchants.ts'
import { writeReviews } from './reviews.ts'
import { withSampleFacts } from './samples.ts'
import type { WorldMerchant, WorldProduct } from './types.ts'
import { variantsOf } from './variants.ts'

const paragraph = (...sentences: string[]) => `<p>${escapeHtml(sentences.join(' '))}</p>`

/** Review counts of the most reviewed product; others have a few dozen, or none yet. */
const reviewCounts: Readonly<Record<string, number>> = { 'indigo-block-print-kurta': 128 }

const bySlug = new Map(merchants.map((maker) => [maker.slug, maker]))

function merchantOf(category: CategoryStock, at: number, wanted: string | undefined): WorldMerchant {
  const sellers = merchants.filter((maker) => maker.sells.includes(category.path))
  const maker = wanted ? bySlug.get(wanted) : sellers[at % sellers.length]
  if (!maker) throw new Error(`Nobody sells ${category.path}${wanted ? `, least of all ${wanted}` : ''}.`)
  return maker
}

function buildProduct(category: CategoryStock, row: string, at: number): WorldProduct {
  const [title = '', mrp, line = '', object, wanted] = row.split('|').map((cell) => cell.trim())
  const slug = slugOf(title)
  const chance = chanceOf(slug)
  const maker = merchantOf(category, at, wanted)
  const section = category.path.split('/')[0] ?? category.path
  const material = chance.pick(category.materials)
  const [first = '', second = '', third = ''] = chance.some(category.details, 3)
  const shippingDays = chance.pick(category.days)
  const isPersonalised = category.path === 'gifts/personalised'
  const launchedDaysAgo = chance.hits(0.14) ? chance.whole(1, 28) : chance.whole(35, 900)
  const reviewCount =
    reviewCounts[slug] ?? (launchedDaysAgo < 20 || chance.hits(0.22) ? chance.whole(0, 2) : chance.whole(6, 30))
  const variants = variantsOf(category, slug, title, Number(mrp), chance)
  return withSampleFacts({
    slug,
    title,
    maker: maker.slug,
    category: category.path,
    section,
    object: object || category.object,
    tone: colourHex[category.tone] ?? '#b5371f',
    line,
    description: [
      paragraph(line, first, second),
      paragraph(third, `Made by ${maker.maker} and the people of ${maker.name}.`),
    ].join(''),
    attributes: [
      { label: 'Material', value: material },
      { label: 'Made in', value: cityNames[maker.city] ?? maker.city },
      { label: 'Weight', value: `${variants[0]?.grams ?? category.grams} g` },
      { label: 'Sold by', value: maker.name },
    ],
    care: category.care,
    netQuantity: netQuantityOf(category, title),
    bestBefore: category.bestBefore ?? null,
    sgType: category.sgType,
    gst: category.gst,
    hsn: category.hsn,
    shippingDays,
    isCashAllowed: !isPersonalised,
    isPersonalised,
    isReturnable: category.isReturnable ?? true,
    featured: chance.hits(0.08) ? chance.whole(1, 2) : 0,
    sales: Math.round(chance.next() ** 3 * 900) + reviewCount * 3,
    launchedDaysAgo,
    variants,
    options: category.options ?? [],
    reviews: writeReviews(section, reviewCount, chance),
  })
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6, twelve: 12 }

/** What one contains: chosen as a pack, or said by the title, the category, or neither. */
function netQuantityOf(category: CategoryStock, title: string): string | null {
  if (category.packs.length > 0) return null
  const [, count = ''] = /\bset of (\w+)/i.exec(title) ?? []
  if (numbers[count]) return `set of ${numbers[count]}`
  if (/\bpair\b/i.test(title)) return '1 pair'
  return category.netQuantity ?? '1 piece'
}

const cityNames: Readonly<Record<string, string>> = {
  delhi: 'Delhi',
  bangalore: 'Bangalore',
  mumbai: 'Mumbai',
  goa: 'Goa',
  kolkata: 'Kolkata',
  pune: 'Pune',
  chennai: 'Chennai',
  hyderabad: 'Hyderabad',
} satisfies Record<CitySlug, string>

/** Every product of the demo data, built from its category's texts; the same on every machine. */
export function buildProducts(): WorldProduct[] {
  return stock.flatMap((category) =>
    category.rows
      .split('\n')
      .filter((row) => row.trim())
      .map((row, at) => buildProduct(category, row, at)),
  )
}
