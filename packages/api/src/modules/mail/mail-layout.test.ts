import { asHtml, asShortText, asText } from './mail-layout.ts'
import type { WrittenMail } from './written-mail.ts'

const evil = '<img src=x onerror=alert(1)> "quoted" & \'so on\''
const mail: WrittenMail = {
  subject: evil,
  heading: evil,
  parts: [
    { paragraph: evil },
    { code: evil },
    { title: evil },
    { note: evil },
    { rows: [[evil, evil]] },
    { items: [{ name: evil, detail: evil, amount: evil }] },
    { total: evil, amount: evil },
    { address: [evil] },
    { button: evil, href: 'javascript:alert(1)' },
  ],
}

describe('the mail layout', () => {
  test('escapes everything in the HTML', () => {
    const html = asHtml(mail)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('javascript:')
    expect(html.split('&lt;img src=x')).toHaveLength(17)
  })

  test('uses only CSS properties that mail readers support, with spaced codes', () => {
    const html = asHtml({
      ...mail,
      unsubscribe: 'https://nukkad.example/x',
      parts: [...mail.parts, { code: '123456' }],
    })
    const styles = [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';').filter(Boolean))
    const names = new Set(styles.map((one) => one.split(':')[0] ?? ''))
    const known = [
      ...['margin', 'padding', 'font', 'font-size', 'font-weight', 'color', 'background', 'display', 'width', 'height'],
      ...['max-width', 'max-height', 'overflow', 'white-space', 'vertical-align', 'letter-spacing', 'text-decoration'],
      ...['border', 'border-top', 'border-bottom', 'border-radius', 'padding-top', 'padding-bottom'],
    ]
    expect([...names].filter((name) => !known.includes(name))).toEqual([])
    expect(html).toMatch(/letter-spacing:6px">123456</)
  })

  test('is a text message by its subject and its last button, with the name of the sender once', () => {
    const button = (href: string) => ({ button: 'See', href })
    const parts = [button('https://courier.example/1'), { paragraph: 'Packed.' }, button('https://nukkad.example/2')]
    expect(asShortText({ subject: 'NK-1 is packed', heading: '', parts })).toBe(
      'Nukkad: NK-1 is packed. https://nukkad.example/2',
    )
    expect(asShortText({ subject: 'Your Nukkad order is confirmed!', heading: '', parts: [] })).toBe(
      'Your Nukkad order is confirmed!',
    )
  })

  test('keeps the line breaks of a paragraph', () => {
    const html = asHtml({ subject: '', heading: '', parts: [{ paragraph: 'For the <b>mirror</b> one.\nWith love' }] })
    expect(html).toContain('For the &lt;b&gt;mirror&lt;/b&gt; one.<br>With love</p>')
  })

  test('has the same content in plain text, in the same order', () => {
    const text = asText({
      subject: '',
      heading: 'Thank you, Asha!',
      parts: [
        { title: 'From Dilli Dyers' },
        { items: [{ name: '2 × Kurta', detail: 'Size: M', amount: '₹2,998' }] },
        { total: 'To pay', amount: '₹2,998' },
        { address: ['Asha Menon', '12 Lodhi Road'] },
        { button: 'See your order', href: 'https://nukkad.example/x' },
      ],
    })
    expect(text).toBe(
      [
        'Thank you, Asha!',
        'FROM DILLI DYERS',
        '2 × Kurta: ₹2,998\n  Size: M',
        'To pay: ₹2,998',
        'Asha Menon\n12 Lodhi Road',
        'See your order:\nhttps://nukkad.example/x',
        'Nukkad, the street corner where a neighbourhood meets',
      ].join('\n\n'),
    )
  })

  test('has colours for a dark theme', () => {
    const html = asHtml({ subject: 'A', heading: 'B', parts: [{ address: ['C'] }] })
    expect(html).toContain('content="light dark"')
    expect(html).toMatch(/prefers-color-scheme: dark[\s\S]*\.raised/)
  })
})
