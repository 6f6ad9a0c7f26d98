import { refusedAddress } from './refused-address.ts'

const answer = (response: string, command = 'RCPT TO') => ({
  code: 'EENVELOPE',
  command,
  responseCode: Number(response.slice(0, 3)),
  response,
})

test.each([
  ['550 5.1.1 No such mailbox.', '550 5.1.1'],
  ['550-5.1.1 The account does not exist.', '550-5.1.1'],
  ['553 5.1.3 Bad syntax', '553 5.1.3'],
  ['552 5.2.2 Mailbox full', '552 5.2.2'],
  ['550 5.4.1 Recipient address rejected: Access denied', '550 5.4.1'],
  ['550 no such user', '550'],
])('an address is refused for good by %s', (response, status) => {
  expect(refusedAddress(answer(response))).toBe(status)
})

test.each([
  ['a busy server', answer('450 4.2.0 Greylisted')],
  ['a server that does not relay for us', answer('554 5.7.1 Relay access denied')],
  ['a server in trouble', answer('550 5.3.0 Out of order')],
  ['a refused sender', answer('550 5.1.8 Sender rejected', 'MAIL FROM')],
  ['a refused text', { ...answer('554 5.1.1 Spam', 'DATA'), code: 'EMESSAGE' }],
  ['an absent server', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })],
])('no address is refused by %s', (_, error) => {
  expect(refusedAddress(error)).toBeUndefined()
})
