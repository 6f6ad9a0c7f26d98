import { type EditedPost, editorPost, savePost } from '@nukkad/contracts/endpoints/editor'
import { ApiError, useApi, useNotify, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useRef, useState } from 'react'
import { useLocalDraft } from './use-local-draft.ts'
import { type Draft, draftOf, toSend } from './written.ts'

export type Saving = 'saved' | 'typing' | 'saving' | 'away' | 'refused' | 'conflict'
const calm = 2_000
const beforeNextTry = 5_000

const textOf = (draft: Draft) => JSON.stringify(toSend(draft).post)

/** What is being written: kept in the browser with every letter, saved on the server whenever the hands rest. */
export function usePostEditor(begun: EditedPost) {
  const api = useApi()
  const notify = useNotify()
  const { typed, aside } = useLocalDraft(begun.id)
  const [facts, setFacts] = useState(begun)
  const [before] = useState(() => typed.read())
  const [draft, setDraft] = useState<Draft>(() => before?.draft ?? draftOf(begun.post))
  const [saving, setSaving] = useState<Saving>('saved')
  const [problem, setProblem] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [setAside, showAside] = useState(() => aside.read()?.draft)
  const latest = useRef({ draft, facts, saving })
  latest.current = { draft, facts, saving }
  const savedText = useRef(textOf(draftOf(begun.post)))
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
    setProblem(`${begun.saved?.name ?? 'Somebody'} saved this post after you wrote. What you wrote is still here.`)
  }, [before, begun, typed, notify])

  async function send(): Promise<boolean> {
    const { draft: sent, facts: known } = latest.current
    const { post, keys } = toSend(sent)
    setSaving('saving')
    try {
      const { data } = await api.call(savePost, { params: { id: known.id }, body: { version: known.version, post } })
      savedText.current = JSON.stringify(post)
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

  function change(parts: Partial<Draft>) {
    const next = { ...latest.current.draft, ...parts }
    latest.current.draft = next
    setDraft(next)
    typed.keep({ version: latest.current.facts.version, draft: next })
    if (saving !== 'conflict') setSaving(isDirty() ? 'typing' : 'saved')
  }

  /** What the server says now; with its words where those on the screen are not to stay. */
  function adopt(post: EditedPost, withWords = false) {
    setFacts(post)
    latest.current.facts = post
    setFields({})
    setProblem('')
    setSaving(isDirty() ? 'typing' : 'saved')
    if (!withWords) return
    const next = draftOf(post.post)
    savedText.current = textOf(next)
    latest.current.draft = next
    setDraft(next)
    setSaving('saved')
    typed.clear()
  }

  const theirs = async () => (await api.call(editorPost, { params: { id: begun.id } })).data

  return {
    ...{ draft, facts, saving, problem, fields, setAside, change, flush, adopt },
    /** A step that was refused: somebody else's work is asked about, anything else is said at its field. */
    refuseStep(error: unknown): string {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 409 && error.fields.by) refuse(error)
      else setFields(named(error.fields, toSend(latest.current.draft).keys))
      return error.message
    },
    /** As of the last answer, which may be younger than what is drawn. */
    version: () => latest.current.facts.version,
    /** Nothing is left to save: the post is gone. */
    forget() {
      savedText.current = textOf(latest.current.draft)
      setSaving('saved')
      typed.clear()
    },
    /** Mine goes over theirs, which stays among the earlier states. */
    async keepMine() {
      adopt(await theirs())
      latest.current.saving = 'typing'
      savedText.current = ''
      await flush()
    },
    /** Theirs is shown; mine is set aside in this browser. */
    async takeTheirs() {
      const post = await theirs()
      const mine = latest.current.draft
      aside.keep({ version: post.version, draft: mine })
      showAside(mine)
      adopt(post, true)
    },
    bringBack() {
      if (setAside) change(setAside)
      this.letGo()
    },
    letGo() {
      aside.clear()
      showAside(undefined)
    },
  }
}
export type PostEditing = ReturnType<typeof usePostEditor>

/** Blocks are named by their place in what was sent; on the screen they have keys. */
const named = (fields: Readonly<Record<string, string>>, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const field = name.replace(/^post\./, '')
      const [, at] = /^blocks\.(\d+)/.exec(field) ?? []
      return [at === undefined ? field : (keys[Number(at)] ?? field), text]
    }),
  )
