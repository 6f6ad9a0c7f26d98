import { couponHtml } from './coupon-html.ts'

test.each([
  ['Use {{ FIRST10 }} today', 'Use <strong>FIRST10</strong> today'],
  ['<b>Free</b> delivery <i>till Sunday</i>', '<b>Free</b> delivery <i>till Sunday</i>'],
  ['Chai & biscuits &amp; more', 'Chai &amp; biscuits &amp; more'],
  ['<b class="x" onclick="alert(1)">Now</b>', '<b>Now</b>'],
  ['Hello<script>alert(1)</script> there', 'Hello there'],
  ['<img src=x onerror=alert(1)>Soon', 'Soon'],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['{{<img src=x onerror=alert(1)>}}', '{{}}'],
  ['{{<b>Two</b> in one}}', '{{<b>Two</b> in one}}'],
  ['<b>never closed', '<b>never closed</b>'],
  ['closed too often</b></i>', 'closed too often'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', ''],
  ['a < b and <', 'a &lt; b and &lt;'],
  ['<!-- hidden -->seen', 'seen'],
  ['<svg onload=alert(1)>', ''],
])('%s is shown as %s', (words, html) => expect(couponHtml(words)).toBe(html))
