import { comesWithin, freshAddress, notedFailure } from './fresh-address.ts'
import { impossible } from './integrity.ts'

/**
 * Runs a script once, with its bytes checked; rejects when it does not come, or comes altered. Without `crossorigin`, or the
 * preload of it would be fetched twice.
 */
export function loadScript(url: string, integrity: string = impossible): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = freshAddress(url)
    script.integrity = integrity
    // Never behind the pictures of the page that is left.
    script.fetchPriority = 'high'
    script.addEventListener('load', () => {
      clearTimeout(hanging)
      script.remove()
      resolve()
    })
    const failed = () => {
      clearTimeout(hanging)
      script.remove()
      notedFailure(url)
      reject(new Error(`The script ${new URL(url).pathname} did not load or was altered`))
    }
    script.addEventListener('error', failed)
    const hanging = setTimeout(failed, comesWithin)
    document.head.append(script)
  })
}
