import { useNotify, useQueryClient } from '@nukkad/platform'
import { useState } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import { inIndia } from '../fields/kolkata-time.ts'

const day = 24 * 3600_000

export type PublishingSteps = ReturnType<typeof usePublishingSteps>

/**
 * Steps on the way to the readers and back, one at a time: everything typed is saved before each, and what refused it is
 * said in one place. `readers` is who sees what is published, as the message names them.
 */
export function usePublishingSteps(editing: EditingSteps, readers: 'Readers' | 'Visitors') {
  const notify = useNotify()
  const client = useQueryClient()
  /** for the field of a time, as it is typed in India */
  const [at, setAt] = useState(() => inIndia(Date.now() + day))
  /** name of the step that is under way */
  const [busy, setBusy] = useState('')
  const [problem, setProblem] = useState('')

  async function act(name: string, step: () => Promise<void>, done: string) {
    if (busy) return
    setBusy(name)
    setProblem('')
    try {
      if (!(await editing.flush())) return
      await step()
      notify(done, { tone: 'success' })
      void client.invalidateQueries({ queryKey: editing.kind.list.queryKey })
    } catch (error) {
      refuse(error)
    } finally {
      setBusy('')
    }
  }
  /** Says why a step was refused. */
  const refuse = (error: unknown) => setProblem(editing.refuseStep(error))
  const publish = (time: string | null) =>
    act(time ? 'later' : 'now', () => editing.publish(time), time ? 'It comes at its time.' : `${readers} see it now.`)
  return { at, setAt, busy, problem, act, refuse, publish }
}
