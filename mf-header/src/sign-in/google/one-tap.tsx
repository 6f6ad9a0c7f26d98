import { useSettings } from '@nukkad/platform'
import { useEffect } from 'react'
import { useSignedIn } from '../use-signed-in.ts'
import { useGoogle } from './use-google.ts'

/** Asks Google whether it knows who is here; who has agreed before is signed in without a question. */
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
    // Nobody has asked for anything: there is nothing to say.
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
