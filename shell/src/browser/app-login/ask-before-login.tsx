import { createRoot } from 'react-dom/client'
import { Question } from '../ui/question.tsx'

/**
 * Asks whether an address may sign its visitor in to somebody's account. Anybody can write such an address with a login
 * of their own, and what a visitor then saved or ordered would be the writer's to see (decision 0672).
 */
export function askBeforeLogin(name: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const end = (isWanted: boolean) => {
      root.unmount()
      place.remove()
      resolve(isWanted)
    }
    root.render(
      <Question
        title={`Sign in as ${name}?`}
        text={`This link signs you in to the account of ${name}. If it is not yours, stay as you are: whoever sent you the link would see what you save and order.`}
        keep="Stay as I am"
        agree="Sign in"
        accept={() => end(true)}
        decline={() => end(false)}
      />,
    )
  })
}
