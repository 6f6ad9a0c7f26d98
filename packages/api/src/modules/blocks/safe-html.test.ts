import { safeHtml } from './safe-html.ts'

test('safeHtml keeps paragraphs, lists, emphasis and links', () => {
  const html =
    '<p>Go <strong>early</strong>, <em>twice</em>.<br>See <a href="/delhi/tag/chai">chai</a></p><ul><li>one</li></ul>'
  expect(safeHtml(html)).toBe(html)
})

test.each([
  ['<script>alert(1)</script>hello', 'hello'],
  ['<p onclick="alert(1)">hello</p>', '<p>hello</p>'],
  ['<a href="javascript:alert(1)">hello</a>', 'hello'],
  ['<a href=" JaVaScRiPt:alert(1)">hello</a>', 'hello'],
  ['<a href="//evil.example">hello</a>', 'hello'],
  ['<img src=x onerror=alert(1)>hello', 'hello'],
  ['<svg><script>alert(1)</script></svg>hello', 'hello'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>hello', 'hello'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>hello', 'hello'],
  ['&lt;script&gt;', '&lt;script&gt;'],
  ['<p>open', '<p>open</p>'],
  ['<h1>big</h1>', 'big'],
  ['<b>bold</b> and <i>lean</i>', '<strong>bold</strong> and <em>lean</em>'],
])('safeHtml turns %s into %s', (html, safe) => expect(safeHtml(html)).toBe(safe))

test('safeHtml does not change its own output', () => {
  const html = '<p>a & b <a href="https://x.example/?a=1&b=2">c</a></p><script>d</script>'
  expect(safeHtml(safeHtml(html))).toBe(safeHtml(html))
})
