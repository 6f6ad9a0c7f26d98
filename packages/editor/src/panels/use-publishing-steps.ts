import { useNotify, useQueryClient } from '@nukkad/platform'
import { useState } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import { inIndia } from '../fields/kolkata-time.ts'

const day = 24 * 3600_000

export type PublishingSteps = ReturnType<typeof usePublishingSteps>

/**
 * Steps of publishing and unpublishing, one at a time: all input is saved before each, and the reason for a refusal is
 * shown in one place. `readers` names the audience of published content in messages.
 */
export function usePublishingSteps(editing: EditingSteps, readers: 'Readers' | 'Visitors') {
  const notify = useNotify()
  const client = useQueryClient()
  /** for the time field, in Indian local time */
  const { state, publishedAt } = editing.facts
  const [at, setAt] = useState(() => inIndia((state === 'scheduled' && publishedAt) || Date.now() + day))
  /** name of the step in progress */
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
  /** Shows why a step was refused. */
  const refuse = (error: unknown) => setProblem(editing.refuseStep(error))
  const publish = (time: string | null) =>
    act(time ? 'later' : 'now', () => editing.publish(time), time ? 'Scheduled.' : `${readers} see it now.`)
  return { at, setAt, busy, problem, act, refuse, publish }
}
