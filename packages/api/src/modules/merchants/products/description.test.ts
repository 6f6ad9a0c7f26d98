import fc from 'fast-check'
import { correctedHtml, htmlOfText, textOfHtml } from './description.ts'

describe('product descriptions', () => {
  test('are stored as paragraphs and line breaks, with markup escaped', () => {
    expect(htmlOfText('  One <b>sheet</b>\r\nof brass.\n\n\n\nOiled & waxed. ')).toBe(
      '<p>One &lt;b&gt;sheet&lt;/b&gt;<br>of brass.</p><p>Oiled &amp; waxed.</p>',
    )
  })

  test('are converted to plain text from any HTML', () => {
    const html =
      '<p>Cut <em>by hand</em>\n from brass.</p><ul><li>A lamp</li><li>A <a href="/x">bulb</a></li></ul>Oiled'
    expect(textOfHtml(html)).toBe('Cut by hand from brass.\n\n- A lamp\n- A bulb\n\nOiled')
  })

  test('keep their text through a round trip', () => {
    const pieces = fc.constantFrom(
      'a',
      'Oiled ',
      ' ',
      '\n',
      '\n\n',
      '\r\n',
      '<p>',
      '</p>',
      '&amp;',
      '<script>',
      '"',
      '- ',
    )
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = textOfHtml(htmlOfText(parts.join('')))
        expect(textOfHtml(htmlOfText(text))).toBe(text)
        expect(htmlOfText(parts.join(''))).not.toMatch(/<(?!\/?p>|br>)/)
      }),
    )
  })

  test('keep their emphasis when the text did not change', () => {
    const html = '<p>Cut <em>by hand</em>.</p><p>Oiled.</p>'
    expect(correctedHtml(html, 'Cut by hand.\n\nOiled. ')).toBe(html)
    expect(correctedHtml(html, 'Cut by hand.\n\nWaxed.')).toBe('<p>Cut by hand.</p><p>Waxed.</p>')
  })
})
