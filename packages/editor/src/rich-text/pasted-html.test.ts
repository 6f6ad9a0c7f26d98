import { Editor } from '@tiptap/core'
import { readablePaste } from './pasted-html.ts'
import { extensions, storedHtml } from './schema.ts'

/** What is stored after HTML is pasted. */
const pasted = (html: string) => storedHtml(new Editor({ extensions, content: readablePaste(html) }).getHTML())

const wordItem = (marker: string, text: string, level = 1) => `
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`

test('Word’s lists become lists, and its empty lines and styles are dropped', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <!--StartFragment--><p class=MsoNormal>Bring <b>socks</b>:<o:p></o:p></p>${wordItem('·', 'wool')}${wordItem('·', 'two <i>pairs</i>')}
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordItem('1.', 'walk')}${wordItem('2.', 'rest')}<p class=MsoNormal>Done.</p><!--EndFragment--></body></html>`
  expect(pasted(html).replace(/\s+/g, ' ')).toBe(
    '<p>Bring <strong>socks</strong>:</p><ul><li>wool</li><li>two <em>pairs</em></li></ul>' +
      '<ol><li>walk</li><li>rest</li></ol><p>Done.</p>',
  )
})

test('text from Google Docs keeps emphasis and lists, without being all bold and without empty lines', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
    style="font-weight:400">Go </span><span style="font-weight:700">early</span></p><br /><ul><li dir="ltr"
    aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic">chai</span></p></li></ul><br /><p
    dir="ltr"><a href="https://x.example/"><span>there</span></a></p></b>`
  expect(pasted(html)).toBe(
    '<p>Go <strong>early</strong></p><ul><li><em>chai</em></li></ul><p><a href="https://x.example/">there</a></p>',
  )
})

test('text copied from a field of the editor stays as it is', () => {
  const html = '<p data-pm-slice="1 1 []">one</p><p></p><p>two</p>'
  expect(readablePaste(html)).toBe(html)
})
