import { isEmail } from './email.ts'

test.each([
  'asha@example.com',
  'asha.rao+bags@mail.example.co.in',
  "o'hara@example.com",
  'आशा@example.com',
  ' a@b.in ',
])('%j is an email address', (text) => expect(isEmail(text)).toBe(true))

test.each([
  ...['asha', 'asha@example', '@example.com', 'asha@example.c', 'asha@@example.com', 'asha rao@example.com'],
  ...['a,asha@example.com', 'a;asha@example.com', '(a)asha@example.com', 'a<asha@example.com', '"a"asha@example.com'],
  ...['a:asha@example.com', '[a]asha@example.com', 'a\\asha@example.com', 'asha@a,example.com', 'asha@a<b.com'],
])('%j is none, or another name of a mailbox', (text) => expect(isEmail(text)).toBe(false))
