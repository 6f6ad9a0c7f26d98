import { htmlOf, markupOf } from './markup.ts'

test.each([
  ['Take the **long** way.', '<p>Take the <strong>long</strong> way.</p>'],
  ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
  ['See [the *best* chai](/delhi/tag/chai)', '<p>See <a href="/delhi/tag/chai">the <em>best</em> chai</a></p>'],
  ['- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['Bring:\n- change', '<p>Bring:</p><ul><li>change</li></ul>'],
  ['5 \\* 4 = 20', '<p>5 * 4 = 20</p>'],
  ['**never closed', '<p>**never closed</p>'],
  ['a [b', '<p>a [b</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['', ''],
])('%j is written as %s', (markup, html) => expect(htmlOf(markup)).toBe(html))

test.each([
  '<p>It began with a <strong>cracked</strong> glass &amp; a <em>spoon</em>.</p>',
  '<p>One<br>two</p><p>- no list</p><p>1. none</p>',
  '<p>5 * 4 [sic] \\ **</p>',
  '<ul><li>one</li><li><a href="https://x.example/?a=1&amp;b=(2)" rel="noopener nofollow">two</a></li></ul>',
  '<p><strong>a <em>b</em> c</strong></p>',
  '<ul><li>one</li></ul>\n<p>two</p>',
])('%s comes back as it was', (html) => {
  const markup = markupOf(html) ?? 'lost'
  expect(markupOf(htmlOf(markup))).toBe(markup)
  const text = (of: string) => new DOMParser().parseFromString(of, 'text/html').body.textContent?.replace(/\s/g, '')
  expect(text(htmlOf(markup))).toBe(text(html))
})

test.each(['<ul><li>one<ul><li>two</li></ul></li></ul>', 'bare words', '<p><em>a</em><em>b</em></p>'])(
  '%s is more than markup can say, so it is not lost in it',
  (html) => expect(markupOf(html)).toBeUndefined(),
)

test('endless stars are no endless work', () => {
  const begin = performance.now()
  htmlOf('*['.repeat(8_000))
  htmlOf('***'.repeat(5_000))
  expect(performance.now() - begin).toBeLessThan(2_000)
})
