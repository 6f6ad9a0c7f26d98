import { createECDH } from 'node:crypto'
import { testSecret } from '../../testing/test-secret.ts'
import { pushKeys } from './push-keys.ts'
import { isPushService } from './push-services.ts'

const services = 'https://fcm.googleapis.com,https://*.notify.windows.com,http://127.0.0.1:3002'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=a', true],
  ['http://127.0.0.1:3002/push/1', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://fcm.googleapis.com@evil.example/', false],
  ['https://notify.windows.com.evil.example/', false],
  ['https://evilnotify.windows.com/', false],
  ['http://127.0.0.1:3001/', false],
  ['not an address', false],
])('%s is a push service: %s', (address, isOne) => expect(isPushService(services, address)).toBe(isOne))

test('no address is a push service where there are none', () =>
  expect(isPushService('none', 'https://fcm.googleapis.com/')).toBe(false))

test('all processes derive the same key, and a key of one’s own replaces it', () => {
  const derived = pushKeys({ API_SECRET: testSecret })
  expect(derived).toEqual(pushKeys({ API_SECRET: testSecret }))
  expect(Buffer.from(derived.publicKey, 'base64url')).toHaveLength(65)
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const own = pushKeys({ API_SECRET: testSecret, PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url') })
  expect(own.publicKey).toBe(publicKey)
})
