import type { SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import { defineSlot, hrefs, useBusRequest, useLocation, useRoute, useWebview } from '@nukkad/platform'
import { useMailedToken, useTokenOutOfAddress } from '@nukkad/platform/mailed-token'
import { lazy, Suspense, useCallback, useState } from 'react'
import { hasAppBanner } from './app/app-banner-pages.ts'
import { useOnDemand } from './parts/use-on-demand.ts'
import { useOneTapTime } from './sign-in/google/use-one-tap.ts'
import { useSignInRequests } from './sign-in/use-sign-in-requests.ts'

type DialogRequest =
  | { kind: 'sign-in'; reason: string; returnTo?: string }
  | { kind: 'sign-out' }
  | { kind: 'location' }
  | { kind: 'saved-list'; thing: SavedRef }
  | { kind: 'new-password'; token: string }

const loadSignIn = async () => (await import('./sign-in/sign-in-dialog.tsx')).SignInDialog
const loadSignOut = async () => (await import('./sign-out/sign-out-dialog.tsx')).SignOutDialog
const loadNewPassword = async () => (await import('./new-password/new-password-dialog.tsx')).NewPasswordDialog
const loadSavedList = async () => (await import('./saved-list/choose-list-dialog.tsx')).ChooseListDialog
const loadLocation = async () => (await import('./location/location-dialog.tsx')).LocationDialog

const AppBanner = lazy(() => import('./app/app-banner.tsx').catch(() => ({ default: () => null })))

const OneTap = lazy(() => import('./sign-in/google/one-tap.tsx').catch(() => ({ default: () => null })))

/** Renders nothing until a page requests a dialog, which is then loaded and opened. */
function Dialogs() {
  const [wanted, setWanted] = useState<DialogRequest | null>(null)
  const [SignIn, fetchSignIn] = useOnDemand(loadSignIn)
  const [SignOut, fetchSignOut] = useOnDemand(loadSignOut)
  const [Location, fetchLocation] = useOnDemand(loadLocation)
  const [SavedList, fetchSavedList] = useOnDemand(loadSavedList)
  const [NewPassword, fetchNewPassword] = useOnDemand(loadNewPassword)

  const openSignIn = useCallback(
    async (request: { readonly reason: string; readonly returnTo?: string }) => {
      if (await fetchSignIn()) setWanted({ kind: 'sign-in', ...request })
    },
    [fetchSignIn],
  )
  useSignInRequests(openSignIn)
  useBusRequest('sign-out', async () => {
    if (await fetchSignOut()) setWanted({ kind: 'sign-out' })
  })
  useBusRequest('choose-location', async () => {
    if (await fetchLocation()) setWanted({ kind: 'location' })
  })
  useBusRequest('choose-saved-list', async (thing) => {
    if (await fetchSavedList()) setWanted({ kind: 'saved-list', thing })
  })
  const askForPassword = useCallback(
    async (token: string) => {
      if (await fetchNewPassword()) setWanted({ kind: 'new-password', token })
    },
    [fetchNewPassword],
  )
  // The merchants' sign-in page has its own dialog for it.
  const isElsewhere = useLocation().pathname === hrefs.merchantSignIn()
  useMailedToken(isElsewhere ? undefined : askForPassword)
  useTokenOutOfAddress(!isElsewhere)

  const isInApp = useWebview().isWebview
  const wantsAppBanner = hasAppBanner(useRoute()?.route.page) && !isInApp && isPhone()

  const close = () => setWanted(null)
  const isTimeForOneTap = useOneTapTime()
  const isSigningIn = wanted?.kind === 'sign-in'
  return (
    <>
      {SignIn && (
        <SignIn
          isOpen={isSigningIn}
          reason={isSigningIn ? wanted.reason : ''}
          returnTo={isSigningIn ? wanted.returnTo : undefined}
          onClose={close}
        />
      )}
      {SignOut && <SignOut isOpen={wanted?.kind === 'sign-out'} onClose={close} />}
      {NewPassword && (
        <NewPassword
          isOpen={wanted?.kind === 'new-password'}
          token={wanted?.kind === 'new-password' ? wanted.token : ''}
          onClose={close}
        />
      )}
      {SavedList && <SavedList thing={wanted?.kind === 'saved-list' ? wanted.thing : undefined} onClose={close} />}
      {isTimeForOneTap && wanted === null && (
        <Suspense>
          <OneTap />
        </Suspense>
      )}
      {wantsAppBanner && (
        <Suspense>
          <AppBanner />
        </Suspense>
      )}
      {Location && <Location isOpen={wanted?.kind === 'location'} onClose={close} />}
    </>
  )
}

/** Only called in the browser, since the server renders no dialogs. */
const isPhone = () => window.matchMedia?.('(width < 800px)').matches ?? false

export default defineSlot({ Component: Dialogs })
