import Fastify from 'fastify'
import { AnswerCheck } from './answer-check.ts'

async function answersOf(body: unknown, status = 200) {
  const check = new AnswerCheck()
  const app = Fastify()
  check.watch(app)
  app.get('/api/web/users/me', async (_, reply) => reply.code(status).send(body as object))
  await app.inject('/api/web/users/me')
  await app.close()
  return check
}

describe('the check of answers', () => {
  test('notes an answer that is not as the contract promises, and says what is wrong', async () => {
    const { broken, answeredWell } = await answersOf({ message: 'somebody' })
    expect(broken).toEqual([expect.stringContaining('me answered 200')])
    expect(answeredWell.size).toBe(0)
  })

  test('notes a refusal without the one error body', async () => {
    expect((await answersOf({ error: 'no' }, 404)).broken).toHaveLength(1)
  })

  test('counts calls that answered well', async () => {
    const { broken, answeredWell } = await answersOf({ message: 'Unauthorized' })
    expect(broken).toEqual([])
    expect([...answeredWell]).toEqual(['me'])
  })
})
