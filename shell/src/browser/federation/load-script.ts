import { comesWithin, freshAddress, notedFailure } from './fresh-address.ts'
import { impossible } from './integrity.ts'

/**
 * Runs a script once, with its integrity checked; rejects when it fails to load or was altered. Does not set
 * `crossorigin`, because a preloaded script would then be fetched twice.
 */
export function loadScript(url: string, integrity: string = impossible): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = freshAddress(url)
    script.integrity = integrity
    // Must not wait behind the pictures of the page that is being left.
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
