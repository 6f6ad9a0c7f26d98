import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { inOneByte } from './one-byte.mjs'

/** Code with the characters beyond ASCII that libraries and our code contain. */
const source = `
  // “in a comment” – and 😀
  const sql = (texts, ...values) => texts.join('?') + values.length
  const pattern = String.raw\`(?:₹|रु)\\s*(\\d+)\`
  result = {
    text: 'Café ₹5 — “best” 😀',
    template: \`₹\${2 + 3} ›\`,
    tagged: sql\`select ' › ' where a = \${1} and b = '😀'\`,
    literal: 'a – ₹7'.replace(/[–₹]/g, '-'),
    astral: /^[😀🎁]$/u.test('🎁'),
    raw: new RegExp(pattern, 'u').exec('रु 450')?.[1],
  }`

test('inOneByte keeps the behaviour of a bundle and leaves only ASCII', () => {
  const { code } = transformSync(source, { legalComments: 'inline' })
  const before: { result?: unknown } = {}
  const after: { result?: unknown } = {}
  runInNewContext(code, before)
  const lean = inOneByte(code)
  runInNewContext(lean, after)
  expect(after.result).toEqual(before.result)
  expect(before.result).toMatchObject({ astral: true, raw: '450', literal: 'a - -7' })
  expect(code).toMatch(/[^\0-\x7f]/)
  expect(lean).not.toMatch(/[^\0-\x7f]/)
})
