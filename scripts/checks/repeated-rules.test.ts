import { readFileSync } from 'node:fs'
import path from 'node:path'
import { countInWord } from '@nukkad/contracts'
import { mostPictureBytes } from '@nukkad/contracts/endpoints/content/media'
import { mostLowStock } from '@nukkad/contracts/low-stock'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The number that follows these words in a source. */
function numberAfter(file: string, words: string): number {
  const [, rest] = read(file).split(words)
  if (rest === undefined) throw new Error(`${file} does not contain '${words}'`)
  return Number.parseInt(rest.replaceAll('_', ''), 10)
}

const catalogue = 'packages/api/src/modules/catalogue'
const fastDays = numberAfter(`${catalogue}/finder/product-document.ts`, 'const fastDays = ')
const windows = 'packages/api/src/modules/orders/steps/windows.ts'
const returnDays = numberAfter(windows, ' = { return: ')
const damageHours = numberAfter(windows, ', claim: ')
const mandateRupees = numberAfter('packages/world/src/seed/campaigns/seed-subscriptions.ts', 'const mostByMandate = ')
const pictureSize = `${mostPictureBytes / 1024 ** 2} MB`
const sendingTime = numberAfter('packages/platform/src/photos/index.ts', 'const sendingTime = ')
const cards = 'packages/api/schema/functions/product-cards'

/** What docs/rules.md lists as repeated by hand: SQL, and texts whose screens do not load the rule. */
test.each([
  [`between 1 and ${mostLowStock} then`, `${cards}/told_stock.sql`],
  [`least(v.stock, ${mostLowStock + 1})`, `${cards}/listing_rows.sql`],
  [`least(n.sellable, ${mostLowStock + 1})`, 'packages/api/schema/functions/shown-products/variant_changed.sql'],
  [`least(o.sellable, ${mostLowStock + 1})`, 'packages/api/schema/functions/shown-products/variant_changed.sql'],
  [`p.shipping_days <= ${fastDays}`, `${cards}/listing_rows.sql`],
  [`price_paise <= ${mandateRupees * 100}`, 'packages/api/schema/tables/orders/subscription_plan.sql'],
  [`${returnDays} days`, 'mf-commerce/src/review/terms.tsx'],
  [`${returnDays} days`, 'mf-account/src/support/topics.ts'],
  [`The ${returnDays} days for returns`, windows],
  [`Within ${countInWord(returnDays)} days of delivery`, 'mf-content/src/policies/policies.ts'],
  [`returns within ${countInWord(returnDays)} days`, 'mf-header/src/footer/footer.tsx'],
  [`${damageHours} hours`, 'mf-account/src/support/topics.ts'],
  [`${damageHours} hours`, 'mf-commerce/src/shop-return/shop-return-screen.tsx'],
  [`The ${damageHours} hours for reporting damage`, windows],
  [pictureSize, 'mf-account/src/profile-edit/profile-form.tsx'],
  [pictureSize, 'mf-campaigns/src/parts/staff/chosen-picture.tsx'],
  [pictureSize, 'mf-commerce/src/feedback/feedback-form.tsx'],
  [pictureSize, 'mf-commerce/src/product/buying/upload-option.tsx'],
  [pictureSize, 'mf-content/src/place/review-form.tsx'],
  [pictureSize, 'packages/api/src/modules/media/media.routes.ts'],
  [pictureSize, 'packages/editor/src/fields/picture-field.tsx'],
  [pictureSize, 'packages/platform/src/photos/index.ts'],
  [`sendingTime = ${sendingTime / 1000}_000`, 'packages/platform/src/filling-in/index.ts'],
])('the rule is repeated as “%s” in %s', (text, file) => {
  expect(read(file)).toContain(text)
})
