/**
 * `/gsi/client`: the contract of Google's sign-in script. `google.accounts.id.initialize`, `renderButton`, `prompt`,
 * `cancel`, `disableAutoSelect`, and `onGoogleLibraryLoad`. Plain text, because it runs in other sites' pages.
 */
export const gsiScript = `(() => {
  'use strict'
  const origin = new URL(document.currentScript.src).origin
  const off = 'sandbox-google-auto-off'
  let options = {}
  let tap

  const address = (path, more = {}) => {
    const url = new URL(path, origin)
    const told = { client_id: options.client_id, nonce: options.nonce || '', origin: location.origin, ...more }
    for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value)
    return url.href
  }
  const remembers = () => { try { return localStorage.getItem(off) !== '1' } catch { return true } }
  const remember = (value) => { try { localStorage.setItem(off, value) } catch {} }

  addEventListener('message', ({ origin: from, data }) => {
    if (from !== origin || !data || data.sandboxGoogle !== true) return
    if (data.type === 'none' || data.type === 'closed') return cancel(data.type)
    if (data.type === 'shown') return tap && (tap.frame.style.height = data.height + 'px', tap.frame.style.visibility = 'visible')
    if (data.type === 'credential') {
      cancel('done')
      remember('0')
      if (options.callback) options.callback({ credential: data.credential, select_by: data.select_by })
    }
  })

  function cancel(why = 'cancel') {
    if (!tap) return
    tap.frame.remove()
    const { listener } = tap
    tap = undefined
    if (listener) listener({
      isDisplayMoment: () => false, isSkippedMoment: () => why === 'none', isDismissedMoment: () => why !== 'none',
      getDismissedReason: () => why === 'done' ? 'credential_returned' : 'cancel_called',
      getNotDisplayedReason: () => 'suppressed_by_user', isNotDisplayed: () => why === 'none',
    })
  }

  const id = {
    initialize(given) { options = { ...given } },
    renderButton(parent, look = {}) {
      const button = document.createElement('button')
      button.type = 'button'
      Object.assign(button.style, {
        display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '10px', width: (look.width || 220) + 'px',
        maxWidth: '100%', height: '44px', border: '1px solid #747775', borderRadius: look.shape === 'pill' ? '22px' : '6px',
        background: '#fff', color: '#1f1f1f', font: '600 15px/1 system-ui, sans-serif', cursor: 'pointer',
      })
      const sign = document.createElement('span')
      sign.textContent = 'G'
      sign.setAttribute('aria-hidden', 'true')
      Object.assign(sign.style, { color: '#1a56c4', font: '700 18px/1 system-ui, sans-serif' })
      button.append(sign, 'Continue with Google')
      button.addEventListener('click', () => {
        if (look.click_listener) look.click_listener()
        const place = 'popup,width=460,height=640,left=' + Math.max(0, (screen.width - 460) / 2) + ',top=80'
        open(address('/google/consent'), 'sandbox-google', place)
      })
      parent.replaceChildren(button)
    },
    prompt(listener) {
      cancel()
      const frame = document.createElement('iframe')
      frame.title = 'Sign in with Google'
      frame.src = address('/gsi/onetap', { auto: options.auto_select && remembers() ? '1' : '0' })
      Object.assign(frame.style, {
        position: 'fixed', top: '12px', right: '12px', zIndex: '2147483646', width: 'min(360px, calc(100vw - 24px))',
        height: '150px', border: '0', borderRadius: '12px', colorScheme: 'light', boxShadow: '0 8px 30px rgb(0 0 0 / 25%)', visibility: 'hidden',
      })
      tap = { frame, listener }
      document.body.append(frame)
    },
    cancel() { cancel() },
    disableAutoSelect() { remember('1') },
  }
  window.google = { ...window.google, accounts: { ...(window.google || {}).accounts, id } }
  if (typeof window.onGoogleLibraryLoad === 'function') window.onGoogleLibraryLoad()
})()
`
