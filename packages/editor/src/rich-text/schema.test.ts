import { Editor } from '@tiptap/core'
import { extensions, storedHtml } from './schema.ts'

const through = (html: string) => storedHtml(new Editor({ extensions, content: html }).getHTML())

test.each([
  '<p>Go <strong>early</strong>, <em>twice</em>.<br>See <a href="/delhi/tag/chai">chai</a></p>',
  '<ul><li>one</li><li><strong>two</strong></li></ul><p>then</p>',
  '<ol><li>one</li></ol>',
  '<p><a href="https://x.example/?a=1&amp;b=2">out</a></p>',
  '',
])('keeps allowed markup unchanged: %s', (html) => expect(through(html)).toBe(html))

test.each([
  ['<h1>Big</h1>', '<p>Big</p>'],
  ['<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
  ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
  ['<p><a href="//evil.example">x</a></p>', '<p>x</p>'],
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<table><tr><td>cell</td></tr></table>', '<p>cell</p>'],
])('drops markup that the server does not keep: %s', (html, kept) => expect(through(html)).toBe(kept))
