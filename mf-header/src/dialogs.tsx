import type { BusRequests } from '@nukkad/contracts'
import type { SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import { defineSlot, hrefs, useBusRequest, useLocation, useNotify, useRoute, useWebview } from '@nukkad/platform'
import { useMailedToken, useTokenOutOfAddress } from '@nukkad/platform/mailed-token'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { hasAppBanner } from './app/app-banner-pages.ts'
import { notLoaded } from './parts/use-on-demand.ts'
import { useOneTapTime } from './sign-in/google/use-one-tap.ts'

/** A dialog with what it was asked for; it stays while it disappears. */
type Render = (isOpen: boolean, close: () => void) => ReactNode

async function signIn({ reason, returnTo }: BusRequests['sign-in']): Promise<Render> {
  const { SignInDialog } = await import('./sign-in/sign-in-dialog.tsx')
  return (isOpen, close) => <SignInDialog isOpen={isOpen} reason={reason} returnTo={returnTo} onClose={close} />
}

async function signOut(): Promise<Render> {
  const { SignOutDialog } = await import('./sign-out/sign-out-dialog.tsx')
  return (isOpen, close) => <SignOutDialog isOpen={isOpen} onClose={close} />
}

async function chooseLocation(): Promise<Render> {
  const { LocationDialog } = await import('./location/location-dialog.tsx')
  return (isOpen, close) => <LocationDialog isOpen={isOpen} onClose={close} />
}

async function chooseList(item: SavedRef): Promise<Render> {
  const { ChooseListDialog } = await import('./saved-list/choose-list-dialog.tsx')
  return (isOpen, close) => <ChooseListDialog isOpen={isOpen} item={item} onClose={close} />
}

async function newPassword(token: string): Promise<Render> {
  const { NewPasswordDialog } = await import('./new-password/new-password-dialog.tsx')
  return (isOpen, close) => <NewPasswordDialog isOpen={isOpen} token={token} onClose={close} />
}

const AppBanner = lazy(() => import('./app/app-banner.tsx').catch(() => ({ default: () => null })))

const OneTap = lazy(() => import('./sign-in/google/one-tap.tsx').catch(() => ({ default: () => null })))

/** Renders nothing until a page requests a dialog, which is then loaded and opened. */
function Dialogs() {
  const notify = useNotify()
  const [shown, setShown] = useState<{ readonly render: Render; readonly isOpen: boolean }>()
  const open = useCallback(
    (loading: Promise<Render>) =>
      loading.then(
        (render) => setShown({ render, isOpen: true }),
        () => notify(notLoaded, { tone: 'error' }),
      ),
    [notify],
  )
  const close = useCallback(() => setShown((before) => before && { render: before.render, isOpen: false }), [])

  useBusRequest('sign-in', (request) => void open(signIn(request)))
  useBusRequest('sign-out', () => void open(signOut()))
  useBusRequest('choose-location', () => void open(chooseLocation()))
  useBusRequest('choose-saved-list', (item) => void open(chooseList(item)))
  const askForPassword = useCallback((token: string) => open(newPassword(token)), [open])
  // The merchants' sign-in page has its own dialog for it.
  const isElsewhere = useLocation().pathname === hrefs.merchantSignIn()
  useMailedToken(isElsewhere ? undefined : askForPassword)
  useTokenOutOfAddress(!isElsewhere)

  const isInApp = useWebview().isWebview
  const wantsAppBanner = hasAppBanner(useRoute()?.route.page) && !isInApp && isPhone()
  const isTimeForOneTap = useOneTapTime()
  return (
    <>
      {shown?.render(shown.isOpen, close)}
      {isTimeForOneTap && !shown?.isOpen && (
        <Suspense>
          <OneTap />
        </Suspense>
      )}
      {wantsAppBanner && (
        <Suspense>
          <AppBanner />
        </Suspense>
      )}
    </>
  )
}

/** Only called in the browser, since the server renders no dialogs. */
const isPhone = () => window.matchMedia?.('(width < 800px)').matches ?? false

export default defineSlot({ Component: Dialogs })
