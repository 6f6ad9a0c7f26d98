import { namedFooter } from './named-footer.ts'

const footer = (name: string) =>
  `<ol><li><a href="/">Home</a></li><li><span aria-current="page" class="x">${name}</span></li></ol>`
const trail = (...names: string[]) => ({ '@type': 'BreadcrumbList', itemListElement: names.map((name) => ({ name })) })

test('ends the breadcrumb with the page’s own name, escaped', () => {
  expect(namedFooter(footer('Tom and jerrys'), [{ '@type': 'Place' }, trail('Home', 'Tom & Jerry’s $1 <b>')])).toBe(
    footer('Tom &amp; Jerry’s $1 &lt;b&gt;'),
  )
})

test.each([[undefined], [{ '@type': 'Place' }], [trail()]])(
  'keeps the breadcrumb of a page without a BreadcrumbList: %j',
  (jsonLd) => expect(namedFooter(footer('Hauz khas'), jsonLd)).toBe(footer('Hauz khas')),
)
