import { AnswerCheck } from './answer-check.ts'

function answersOf(body: unknown, status = 200): AnswerCheck {
  const check = new AnswerCheck()
  check.look('GET /api/web/users/me', { status, type: 'application/json', payload: JSON.stringify(body) })
  return check
}

describe('AnswerCheck', () => {
  test('records an answer that breaks the contract, and says what is wrong', () => {
    const { broken, answeredWell } = answersOf({ message: 'somebody' })
    expect(broken).toEqual([expect.stringContaining('me answered 200')])
    expect(answeredWell.size).toBe(0)
  })

  test('records a refusal without the standard error body', () => {
    expect(answersOf({ error: 'no' }, 404).broken).toHaveLength(1)
  })

  test('counts calls that answered correctly', () => {
    const { broken, answeredWell } = answersOf({ message: 'Unauthorized' })
    expect(broken).toEqual([])
    expect([...answeredWell]).toEqual(['me'])
  })
})
