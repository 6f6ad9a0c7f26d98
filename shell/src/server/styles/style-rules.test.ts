/** @jest-environment node */
import { classesOf, cssBlocks, listParts } from './css-blocks.ts'
import { classesIn } from './markup-classes.ts'
import { fromPage } from './sheet-store.ts'
import { styleRules } from './style-rules.ts'

const picked = (css: string, ...classes: string[]) =>
  styleRules(css, (address) => address).pick((name) => classes.includes(name))

describe('style rules of a page', () => {
  test('include rules whose classes are all present, in sheet order', () => {
    const css = '.b{color:red}.a .b{top:0}.a{left:0}.c .b{top:1px}.a.c{top:2px}'
    expect(picked(css, 'a', 'b')).toBe('.b{color:red}.a .b{top:0}.a{left:0}')
    expect(picked(css)).toBe('')
  })

  test('keep only the selectors of a list that can match', () => {
    expect(picked('.a:hover,.b>p,.c+.b{color:red}', 'b')).toBe('.b>p{color:red}')
  })

  test('keep layers and media queries and drop empty blocks', () => {
    const css =
      '@layer base,ui;@layer ui{.a{top:0}@media (width>=600px){.a{top:1px}.z{top:2px}}}@media print{.z{top:0}}'
    expect(picked(css, 'a')).toBe('@layer base,ui;@layer ui{.a{top:0}@media (width>=600px){.a{top:1px}}}')
  })

  test('include rules with negated or queried classes and rules without classes', () => {
    const css =
      ':root{--x:1}#slot-main>p{top:0}.a:not(.x){top:0}.a:has(.y,.z){top:0}:is(.x,.y) p{top:0}[title=".x"]{top:0}'
    expect(picked(css, 'a')).toBe(css)
  })

  test('include nested rules with their parent', () => {
    const css = '.a{color:red;&:hover{top:0}.x &{top:1px}}.x{&.a{top:0}}'
    expect(picked(css, 'a')).toBe('.a{color:red;&:hover{top:0}.x &{top:1px}}')
  })

  test('include only the keyframes that they name', () => {
    const css =
      '@keyframes r_in{0%{opacity:0}to{opacity:1}}@keyframes r_out{to{opacity:0}}.a{animation:r_in 1s}.b{animation:r_out 1s}'
    expect(picked(css, 'a')).toBe('.a{animation:r_in 1s}@keyframes r_in{0%{opacity:0}to{opacity:1}}')
  })

  test('are found behind strings, comments and URLs with braces', () => {
    const css = '.a:before{content:"}.b{"}/* }.c{ */.b{background:url("x.svg?{")}.c\\:d{top:0}.c{top:0}'
    expect(picked(css, 'a')).toBe('.a:before{content:"}.b{"}.c\\:d{top:0}')
    expect(picked(css, 'b')).toContain('.b{background:url("x.svg?{")}')
  })
})

test('picks every rule for a page with every class', () => {
  const css =
    '@font-face{font-family:F;src:url(f.woff2)}@property --p{syntax:"*";inherits:false}.a,.b .c{top:0}@supports (top:1px){.d{top:0}}'
  expect(styleRules(css, (address) => address).pick(() => true)).toBe(css)
})

test('rewrites relative URLs and keeps absolute, data and fragment ones', () => {
  const css = '.a{src:url(../f.woff2)url("g.png")url(/h.png)url(#i)url(data:image/png;base64,xx)}'
  const sheet = styleRules(css, fromPage('/releases/r/1/browser/a.css'))
  expect(sheet.pick(() => true)).toBe(
    '.a{src:url(/releases/r/1/f.woff2)url("/releases/r/1/browser/g.png")url(/h.png)url(#i)url(data:image/png;base64,xx)}',
  )
})

test('reads class names from markup', () => {
  const html = ['<div class="r_1 r_2"><p class="">x</p></div>', '<a data-x="class" class="r_2 r_3">class="r_4"</a>']
  expect([...classesIn(html)].filter(Boolean).sort()).toEqual(['r_1', 'r_2', 'r_3'])
})

test('tolerates truncated and empty style sheets', () => {
  expect(cssBlocks('.a{top:0')).toHaveLength(1)
  expect(cssBlocks('')).toEqual([])
  expect(cssBlocks('.a{content:"')).toHaveLength(1)
  expect(listParts('.a:is(.b,.c),.d')).toEqual(['.a:is(.b,.c)', '.d'])
  expect(classesOf('.a.b>.c:not(.d) [x=".e"]')).toEqual(['a', 'b', 'c'])
})
