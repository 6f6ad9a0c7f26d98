import type { Revision } from '@nukkad/contracts/endpoints/content/staff-writing'
import { ApiError, useApi, useNotify, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type History, noHistory, remember, stepBack, stepForward } from './history.ts'
import type { EditedThing, EditingCalls, Kind, KindFacts, Writing } from './kind.ts'
import { useLocalDraft } from './use-local-draft.ts'

export type Saving = 'saved' | 'typing' | 'saving' | 'away' | 'refused' | 'conflict'
const calm = 2_000
const beforeNextTry = 5_000

/** A thing under somebody's hands, whatever is written of it. Each step is taken on the last answer, and adopts the next. */
export interface EditingSteps {
  readonly kind: KindFacts
  /** Its page as it would be. */
  readonly preview: string
  /** As of the last answer. */
  readonly facts: EditedThing
  readonly saving: Saving
  readonly problem: string
  readonly fields: Readonly<Record<string, string>>
  readonly setAside: Writing | undefined
  /** Everything typed until now is on the server, or false. */
  flush(): Promise<boolean>
  publish(at: string | null): Promise<void>
  unpublish(): Promise<void>
  /** Where its kind can have another address. */
  readonly move: ((slug: string) => Promise<void>) | undefined
  revisions(): Promise<readonly Revision[]>
  restore(revision: number): Promise<void>
  /** Deletes it; then nothing is left to save. */
  remove(): Promise<void>
  /** A step that was refused: somebody else's work is asked about, anything else is said at its field. */
  refuseStep(error: unknown): string
  /** Mine goes over theirs, which stays among the earlier states. */
  keepMine(): Promise<void>
  /** Theirs is shown; mine is set aside in this browser. */
  takeTheirs(): Promise<void>
  bringBack(): void
  letGo(): void
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
}
export interface Editing<E extends EditedThing, W extends Writing> extends EditingSteps {
  readonly facts: E
  readonly draft: W
  /** Rises when other words than the typed ones are shown: fields with a state of their own start again. */
  readonly round: number
  /** As of the last answer, which may be younger than what is drawn. */
  version(): number
  change(parts: Partial<W>): void
  /** What the server says now; with its words where those on the screen are not to stay. */
  adopt(thing: E, withWords?: boolean): void
}

/** What is being written: kept in the browser with every letter, saved on the server whenever the hands rest. */
// limit: one state machine: typing, saving and steps share a draft and its version
export function useEditing<E extends EditedThing, W extends Writing>(kind: Kind<E, W>, begun: E): Editing<E, W> {
  const api = useApi()
  const notify = useNotify()
  const { word, open, toSend } = kind
  const calls: EditingCalls<E> = useMemo(() => kind.calls(api, begun.id), [api, kind, begun.id])
  const { typed, aside } = useLocalDraft<W>(kind.draftName(begun.id))
  const [textOf] = useState(() => (draft: W) => JSON.stringify(toSend(draft).draft))
  const [round, setRound] = useState(0)
  const [facts, setFacts] = useState(begun)
  const [before] = useState(() => typed.read())
  const [draft, setDraft] = useState<W>(() => before?.draft ?? open(begun.draft))
  const [saving, setSaving] = useState<Saving>('saved')
  const [problem, setProblem] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [setAside, showAside] = useState(() => aside.read()?.draft)
  const [history, setHistory] = useState<History<W>>(noHistory)
  const latest = useRef({ draft, facts, saving })
  latest.current = { draft, facts, saving }
  const savedText = useRef(textOf(open(begun.draft)))
  const running = useRef<Promise<boolean>>(undefined)

  const isDirty = () => textOf(latest.current.draft) !== savedText.current
  useUnsavedInput(saving !== 'saved')

  // What this browser kept of an earlier visit: with the version it was written on it goes on, with another it waits.
  useEffect(() => {
    if (!before || textOf(before.draft) === savedText.current) return typed.clear()
    if (before.version === begun.version) {
      setSaving('typing')
      return notify('What you typed before is back.')
    }
    setSaving('conflict')
    setProblem(`${begun.saved?.name ?? 'Somebody'} saved this ${word} after you wrote. What you wrote is still here.`)
  }, [before, begun, typed, notify, word, textOf])

  async function send(): Promise<boolean> {
    const { draft: sent, facts: known } = latest.current
    const { draft: whole, keys } = toSend(sent)
    setSaving('saving')
    try {
      const data = await calls.save(known.version, whole)
      savedText.current = JSON.stringify(whole)
      latest.current.facts = data
      setFacts(data)
      setFields({})
      setProblem('')
      const isAll = !isDirty()
      setSaving(isAll ? 'saved' : 'typing')
      if (isAll) typed.clear()
      return true
    } catch (error) {
      refuse(error, keys)
      return false
    }
  }

  function refuse(error: unknown, keys: readonly string[] = []) {
    if (!(error instanceof ApiError)) throw error
    const isAway = error.status === 0 || error.status >= 500 || error.status === 429
    setSaving(error.status === 409 && error.fields.by ? 'conflict' : isAway ? 'away' : 'refused')
    setProblem(isAway ? 'Nukkad does not answer just now. What you wrote is kept here; we keep trying.' : error.message)
    setFields(named(error.fields, keys))
  }

  /** Everything typed until now is on the server, or false. */
  async function flush(): Promise<boolean> {
    while (running.current) await running.current
    if (latest.current.saving === 'conflict') return false
    if (!isDirty()) return true
    running.current = send().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  const save = useRef(flush)
  save.current = flush
  useEffect(() => {
    if (saving !== 'typing' && saving !== 'away') return
    const timer = setTimeout(() => void save.current(), saving === 'away' ? beforeNextTry : calm)
    return () => clearTimeout(timer)
  }, [draft, saving])

  function change(parts: Partial<W>) {
    const before = latest.current.draft
    setHistory((known) => remember(known, before, Object.keys(parts).join(), Date.now()))
    show({ ...before, ...parts })
  }

  function step(way: typeof stepBack<W>) {
    const taken = way(history, latest.current.draft)
    if (!taken) return
    setHistory(taken.history)
    show(taken.shown)
    setRound((nth) => nth + 1)
  }

  function show(next: W) {
    latest.current.draft = next
    setDraft(next)
    typed.keep({ version: latest.current.facts.version, draft: next })
    if (saving !== 'conflict') setSaving(isDirty() ? 'typing' : 'saved')
  }

  /** What the server says now; with its words where those on the screen are not to stay. */
  function adopt(thing: E, withWords = false) {
    setFacts(thing)
    latest.current.facts = thing
    setFields({})
    setProblem('')
    const hasAll = !isDirty()
    setSaving(hasAll ? 'saved' : 'typing')
    if (!withWords) {
      const numbered = kind.numbered?.(latest.current.draft, thing.draft) ?? latest.current.draft
      latest.current.draft = numbered
      setDraft(numbered)
      if (hasAll) savedText.current = textOf(numbered)
      return
    }
    const next = open(thing.draft)
    savedText.current = textOf(next)
    latest.current.draft = next
    setDraft(next)
    setRound((nth) => nth + 1)
    setHistory(noHistory)
    setSaving('saved')
    typed.clear()
  }

  const version = () => latest.current.facts.version
  const { move } = calls

  return {
    preview: kind.preview(facts),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(stepBack),
    redo: () => step(stepForward),
    revisions: () => calls.revisions(),
    ...{ kind, draft, facts, round, saving, problem, fields, setAside, change, flush, adopt },
    refuseStep(error: unknown): string {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 409 && error.fields.by) refuse(error)
      else setFields(named(error.fields, toSend(latest.current.draft).keys))
      return error.message
    },
    version,
    publish: async (at) => adopt(await calls.publish(version(), at)),
    unpublish: async () => adopt(await calls.unpublish(version())),
    move: move && (async (slug) => adopt(await move(version(), slug))),
    restore: async (revision) => adopt(await calls.restore(version(), revision), true),
    async remove() {
      await calls.remove(version())
      savedText.current = textOf(latest.current.draft)
      setSaving('saved')
      typed.clear()
    },
    async keepMine() {
      adopt(await calls.read())
      latest.current.saving = 'typing'
      savedText.current = ''
      await flush()
    },
    async takeTheirs() {
      const thing = await calls.read()
      const mine = latest.current.draft
      aside.keep({ version: thing.version, draft: mine })
      showAside(mine)
      adopt(thing, true)
    },
    bringBack() {
      if (setAside) change(setAside)
      setRound((nth) => nth + 1)
      this.letGo()
    },
    letGo() {
      aside.clear()
      showAside(undefined)
    },
  }
}
/** Blocks are named by their place in what was sent; on the screen they have ids: `{id}.data.title`. */
const named = (fields: Readonly<Record<string, string>>, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const field = name.replace(/^draft\./, '')
      const [, at, rest = ''] = /^blocks\.(\d+)(.*)$/.exec(field) ?? []
      const key = at === undefined ? undefined : keys[Number(at)]
      return [key ? `${key}${rest}` : field, text]
    }),
  )
