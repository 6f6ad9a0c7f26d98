/** The part of Google's API that is used here. */
export interface GoogleId {
  initialize(options: {
    readonly client_id: string
    readonly nonce: string
    readonly auto_select?: boolean
    readonly use_fedcm_for_prompt?: boolean
    readonly cancel_on_tap_outside?: boolean
    callback(answer: { readonly credential?: string }): void
  }): void
  renderButton(
    parent: HTMLElement,
    look: { theme: string; size: string; width: number; text: string; shape: string },
  ): void
  prompt(): void
  cancel(): void
  disableAutoSelect(): void
}
type WithGoogle = Window & { readonly google?: { readonly accounts?: { readonly id?: GoogleId } } }

/** Google's API, if the script has been loaded already. */
export const loadedGoogle = (page: Window): GoogleId | undefined => (page as WithGoogle).google?.accounts?.id

const loading = new Map<string, Promise<GoogleId>>()

/** Loads the script once, on demand; a failed attempt can be repeated. */
export function googleScript(url: string): Promise<GoogleId> {
  const known = loading.get(url)
  if (known) return known
  const coming = new Promise<GoogleId>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => {
      const id = loadedGoogle(window)
      if (id) resolve(id)
      else reject(new Error('The script loaded without its sign-in.'))
    }
    script.onerror = () => reject(new Error('The script did not load.'))
    document.head.append(script)
  })
  loading.set(url, coming)
  coming.catch(() => loading.delete(url))
  return coming
}
