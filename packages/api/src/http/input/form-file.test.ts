import { Agent, request } from 'node:http'
import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { uploadVideo } from '@nukkad/contracts/endpoints/content/video-files'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()

const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
const broken: [string, string, string][] = [
  ['without a boundary', 'multipart/form-data', `${head}bytes\r\n--x--\r\n`],
  ['with an empty boundary', 'multipart/form-data; boundary=', `${head}bytes\r\n--x--\r\n`],
  ['that is truncated in its file', 'multipart/form-data; boundary=x', `${head}some bytes of it`],
  ['that is truncated in its header', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
  ['with a different boundary in its body', 'multipart/form-data; boundary=y', `${head}bytes\r\n--x--\r\n`],
  ['with an empty body', 'multipart/form-data; boundary=x', ''],
]

describe.each([uploadMedia, uploadVideo])('$url', ({ method, url }) => {
  test.each(broken)('refuses a form %s', async (_, type, payload) => {
    const { token } = await givenIn(world).user()
    const answer = await world.app.inject({
      method,
      url: `/api${url}`,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
      payload,
    })
    expect([answer.statusCode, answer.json().message.code]).toEqual([400, 'bad_request'])
  })
})

test('a large form that is refused early leaves its connection usable for the next request', async () => {
  const { token } = await givenIn(world).user()
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answerTo = (method: string, path: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
      const outgoing = request(`${address}/api${path}`, { method, agent, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
      outgoing.on('error', reject).end(body)
    })

  const film = `${head}${'no film '.repeat(200_000)}\r\n--x--\r\n`
  expect(await answerTo('POST', uploadVideo.url, film)).toBe(415)
  expect(await answerTo('GET', '/web/video/nothing')).toBe(404)
  agent.destroy()
})
