import { namedFooter } from './named-footer.ts'

const footer = (name: string) =>
  `<ol><li><a href="/">Home</a></li><li><span aria-current="page" class="x">${name}</span></li></ol>`
const trail = (...names: string[]) => ({ '@type': 'BreadcrumbList', itemListElement: names.map((name) => ({ name })) })

test('the trail of the footer ends with the page’s own name, as text', () => {
  expect(namedFooter(footer('Tom and jerrys'), [{ '@type': 'Place' }, trail('Home', 'Tom & Jerry’s $1 <b>')])).toBe(
    footer('Tom &amp; Jerry’s $1 &lt;b&gt;'),
  )
})

test.each([[undefined], [{ '@type': 'Place' }], [trail()]])(
  'a page that tells no trail keeps what stands there: %j',
  (jsonLd) => expect(namedFooter(footer('Hauz khas'), jsonLd)).toBe(footer('Hauz khas')),
)
