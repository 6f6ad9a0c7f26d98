import { ApiError, useApi, useNotify, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Editing, Saving } from './editing-steps.ts'
import { type History, noHistory, remember, stepBack, stepForward } from './history.ts'
import { BadInput, focusFirstError, inWords, named, refuseBadInputs, UnfinishedBlocks } from './input-errors.ts'
import type { BlockIds, EditedContent, EditingCalls, Kind, Writing } from './kind.ts'
import { useLocalDraft } from './use-local-draft.ts'

const calm = 2_000
const beforeNextTry = 5_000

/**
 * The state of an editor: the draft is stored in the browser on every keystroke and saved on the server when typing
 * pauses.
 */
// limit: one state machine: typing, saving and steps share a draft and its version
export function useEditing<E extends EditedContent, W extends Writing>(kind: Kind<E, W>, begun: E): Editing<E, W> {
  const api = useApi()
  const notify = useNotify()
  const { word, open, toSend } = kind
  const calls: EditingCalls<E> = useMemo(() => kind.calls(api, begun.id), [api, kind, begun.id])
  const { typed, aside } = useLocalDraft<W>(kind.draftName(begun.id))
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
  const [sending] = useState(() => (written: W) => toSend(written, latest.current.facts.draft))
  const [textOf] = useState(() => (written: W) => JSON.stringify(sending(written).draft))
  const savedText = useRef(textOf(open(begun.draft)))
  const running = useRef<Promise<boolean>>(undefined)
  const isMarking = useRef(false)
  // By then the error messages are rendered.
  useEffect(() => {
    if (isMarking.current) focusFirstError()
    isMarking.current = false
  }, [fields])

  const isDirty = () => textOf(latest.current.draft) !== savedText.current
  useUnsavedInput(saving !== 'saved')

  // A draft stored on an earlier visit is resumed if its version is still current, and otherwise becomes a conflict.
  useEffect(() => {
    if (!before) return
    const isSaved = textOf(before.draft) === savedText.current
    if (isSaved && sending(before.draft).unfinished.length === 0) return typed.clear()
    if (isSaved || before.version === begun.version) {
      if (!isSaved) setSaving('typing')
      return notify('Your unsaved changes were restored.')
    }
    setSaving('conflict')
    setProblem(
      `${begun.saved?.name ?? 'Someone else'} saved this ${word} after you started writing. What you wrote is still here.`,
    )
  }, [before, begun, typed, notify, word, textOf, sending])

  /** After a complete save: incomplete blocks are kept in this browser only. */
  function keepUnfinished() {
    const { draft: written, facts: known } = latest.current
    if (sending(written).unfinished.length > 0) typed.keep({ version: known.version, draft: written })
    else typed.clear()
  }

  async function send(): Promise<boolean> {
    const { draft: sent, facts: known } = latest.current
    const { draft: whole, blockIds } = sending(sent)
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
      if (isAll) keepUnfinished()
      return true
    } catch (error) {
      refuse(error, blockIds)
      return false
    }
  }

  function refuse(error: unknown, blockIds: BlockIds = {}) {
    if (!(error instanceof ApiError)) throw error
    const isAway = error.status === 0 || error.status >= 500 || error.status === 429
    const isConflict = error.status === 409 && error.fields.by !== undefined
    setSaving(isConflict ? 'conflict' : isAway ? 'away' : 'refused')
    const inputErrors = isConflict ? {} : named(error.fields, blockIds)
    setProblem(
      isAway
        ? 'Nukkad is not responding right now. What you wrote is saved here; we keep trying.'
        : inWords(error.message, Object.keys(inputErrors).length),
    )
    setFields(inputErrors)
  }

  /** Saves everything typed so far; false if that failed. */
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

  /** Adopts the server's response; with its text if that replaces the text on the screen. */
  function adopt(edited: E, withWords = false) {
    setFacts(edited)
    latest.current.facts = edited
    setFields({})
    setProblem('')
    const hasAll = !isDirty()
    setSaving(hasAll ? 'saved' : 'typing')
    if (!withWords) {
      const numbered = kind.numbered?.(latest.current.draft, edited.draft) ?? latest.current.draft
      latest.current.draft = numbered
      setDraft(numbered)
      if (!hasAll) return
      savedText.current = textOf(numbered)
      return keepUnfinished()
    }
    const next = open(edited.draft)
    savedText.current = textOf(next)
    latest.current.draft = next
    setDraft(next)
    setRound((nth) => nth + 1)
    setHistory(noHistory)
    setSaving('saved')
    typed.clear()
  }

  function mark(inputErrors: Readonly<Record<string, string>>) {
    isMarking.current = true
    setFields(inputErrors)
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
    kind,
    draft,
    facts,
    round,
    saving,
    problem,
    fields,
    setAside,
    change,
    flush,
    adopt,
    refuseStep(error: unknown): string {
      if (error instanceof UnfinishedBlocks) {
        mark(Object.fromEntries(error.ids.map((id) => [id, 'is not filled in yet'])))
        return error.message
      }
      if (error instanceof BadInput) return error.message
      if (!(error instanceof ApiError)) throw error
      if (error.status === 409 && error.fields.by) {
        refuse(error)
        return error.message
      }
      const inputErrors = named(error.fields, sending(latest.current.draft).blockIds)
      mark(inputErrors)
      return inWords(error.message, Object.keys(inputErrors).length)
    },
    version,
    async publish(at) {
      refuseBadInputs(at !== null)
      const { unfinished } = sending(latest.current.draft)
      if (unfinished.length > 0) throw new UnfinishedBlocks(unfinished)
      adopt(await calls.publish(version(), at))
    },
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
      const edited = await calls.read()
      const mine = latest.current.draft
      aside.keep({ version: edited.version, draft: mine })
      showAside(mine)
      adopt(edited, true)
    },
    restoreSetAside() {
      if (setAside) change(setAside)
      setRound((nth) => nth + 1)
      this.discardSetAside()
    },
    discardSetAside() {
      aside.clear()
      showAside(undefined)
    },
  }
}
