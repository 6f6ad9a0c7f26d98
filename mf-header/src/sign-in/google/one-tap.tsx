import { useSettings } from '@nukkad/platform'
import { useEffect } from 'react'
import { useSignedIn } from '../use-signed-in.ts'
import { useGoogle } from './use-google.ts'

/** Shows Google One Tap; users who have agreed before are signed in automatically. */
export default function OneTap() {
  const { google } = useSettings()
  return google ? <Prompt {...google} /> : null
}

function Prompt({ clientId, scriptUrl }: { clientId: string; scriptUrl: string }) {
  const onSession = useSignedIn(undefined, () => {})
  const prepare = useGoogle({
    clientId,
    scriptUrl,
    isAutomatic: true,
    onSession: (session) => onSession(session, 'google'),
    // The user did not ask for it, so errors are not shown.
    onProblem: () => {},
  })
  useEffect(() => {
    let end = () => {}
    let isGone = false
    prepare().then(
      (id) => {
        if (isGone) return
        id.prompt()
        end = () => id.cancel()
      },
      () => {},
    )
    return () => {
      isGone = true
      end()
    }
  }, [prepare])
  return null
}
