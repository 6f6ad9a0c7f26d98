import { keptSecret } from '@nukkad/contracts/kept-secret'
import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'

/** The metrics of a server at `<base>/metrics`, read as an operator; the password is in `home`. */
export async function numbersOf(base: string, home: string): Promise<string> {
  const password = process.env.OPERATOR_PASSWORD || keptSecret(home, 'operator-password')
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: operatorAuthorization(password) } })
  if (!answer.ok) throw new Error(`${base}/metrics answered ${answer.status}`)
  return answer.text()
}
