import { couponHtml } from './coupon-html.ts'

test.each([
  ['Use {{ FIRST10 }} today', 'Use <strong>FIRST10</strong> today'],
  ['<b>Free</b> delivery <i>till Sunday</i>', '<strong>Free</strong> delivery <em>till Sunday</em>'],
  ['Chai & biscuits &amp; more', 'Chai &amp; biscuits &amp; more'],
  ['<b class="x" onclick="alert(1)">Now</b>', '<strong>Now</strong>'],
  ['Hello<script>alert(1)</script> there', 'Hello there'],
  ['<img src=x onerror=alert(1)>Soon', 'Soon'],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  ['<a href="/shop">here</a>', 'here'],
  ['<p>one</p><ul><li>two</li></ul>', 'onetwo'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['{{<img src=x onerror=alert(1)>}}', '{{}}'],
  ['{{&lt;b&gt;}}', '<strong>&lt;b&gt;</strong>'],
  ['<b>never closed', '<strong>never closed</strong>'],
  ['a < b', 'a &lt; b'],
])('couponHtml shows %s as %s', (words, html) => expect(couponHtml(words)).toBe(html))
