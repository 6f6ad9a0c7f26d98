import { type ShellHost, sessionKeys } from '@nukkad/platform/host'

/** A page that somebody only passes through is no visit of it. */
const engagementDelay = 1_000

/** Tells analytics that the site was opened, once a visit, and which pages were looked at. */
export function visits({ track, storage, webview }: Pick<ShellHost, 'track' | 'storage' | 'webview'>): {
  viewed(): void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    viewed() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!storage.session.getItem(sessionKeys.appOpen)) {
          storage.session.setItem(sessionKeys.appOpen, 'true')
          track('APP_OPEN', { webview: webview.isWebview })
        }
        track('PAGE_VIEWED')
      }, engagementDelay)
    },
  }
}
