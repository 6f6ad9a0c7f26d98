import {
  type FormDefinition,
  type FormField,
  getForm,
  type LeadSource,
  sendLead,
  uploadFormFile,
} from '@nukkad/contracts/endpoints/campaigns/forms'
import { dayFrom, type Given, mostLetters, readAnswers, usualMegabytes } from '@nukkad/contracts/form-rules'
import { dayInIndia } from '@nukkad/contracts/indian-time'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import {
  type Api,
  ApiError,
  queryOptions,
  useApi,
  useDraft,
  useLocation,
  useMutation,
  useSearchParams,
  useStorage,
  useUnsavedInput,
} from '@nukkad/platform'
import { useEffect, useRef, useState } from 'react'
import { affiliation } from '../track/affiliation.ts'
import { visitSource } from '../track/visit-source.ts'

/** The data that is sent for a form, to whichever call. */
export interface FilledIn {
  readonly answers: Record<string, string | number | boolean | string[]>
  readonly source: LeadSource
  readonly begun: string
  readonly website?: string
}
interface Filling {
  /** Sends answers to another call than the form's own; an error it throws is shown at the form. */
  readonly send?: (filled: FilledIn, key: string) => Promise<unknown>
  readonly onSent?: () => void
  /** Questions that the server answers itself. */
  readonly hide?: readonly string[]
}
type Answers = Readonly<Record<string, Given>>
interface Kept {
  readonly answers: Answers
  readonly files: Readonly<Record<string, string>>
  readonly begun: string
}

const sendingTime = 240_000

/** A form by its id. */
export const formQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['form', id],
    queryFn: async ({ signal }) => (await api.call(getForm, { params: { id } }, { signal })).data,
    staleTime: 60_000,
  })

/**
 * The state of a form that is being filled in: `<FormSheet {...useFilledIn(form)} />` renders it. Input survives a
 * reload; answers that fail to arrive can be sent again and count once; a form that closes in the meantime can still be
 * sent.
 */
export function useFilledIn(form: FormDefinition, { send, onSent, hide = [] }: Filling = {}) {
  const api = useApi()
  const source = useSource()
  const [search] = useSearchParams()
  const draft = useDraft<Kept>(`form ${form.id}`)
  const [answers, setAnswers] = useState<Answers>({})
  const [begun, setBegun] = useState(form.begun)
  const [trap, setTrap] = useState('')
  const [hasTried, setTried] = useState(false)
  const files = useFiles(form, (name, id) => setAnswers((all) => ({ ...all, [name]: id })))
  const keys = useRef({ of: '', key: '' })
  const hasClosed = useHasClosed(form)

  const read = readAnswers(form.fields, answers, dayInIndia(Date.now()))
  const sending = useMutation({
    mutationFn: async () => {
      const said = JSON.stringify(read.answers)
      // A retry uses the same key; changed answers get a new one.
      if (keys.current.of !== said) keys.current = { of: said, key: crypto.randomUUID() }
      const filled = {
        answers: read.answers as FilledIn['answers'],
        source: source(),
        begun,
        ...(trap && { website: trap }),
      }
      const { key } = keys.current
      await (send ? send(filled, key) : api.call(sendLead, { body: { formId: form.id, ...filled } }, { key }))
    },
    onSuccess: () => {
      draft.drop()
      onSent?.()
    },
  })
  const isTyped = Object.keys(answers).length > 0
  useUnsavedInput(isTyped && !sending.isSuccess)
  // After the first render, which must match the server's.
  useEffect(() => {
    const { before } = draft
    if (before?.answers) setAnswers((now) => ({ ...before.answers, ...now }))
    if (before?.files) files.restore(before.files)
    if (form.isOver && before?.begun) setBegun(before.begun)
  }, [draft, form.isOver, files.restore])
  useEffect(() => {
    if (isTyped && !sending.isSuccess) draft.keep({ answers, files: files.names, begun })
  }, [isTyped, sending.isSuccess, draft, answers, files.names, begun])

  const refused = refusedBy(sending.error)
  const inputErrors = { ...refused, ...(hasTried && read.inputErrors), ...files.inputErrors }
  return {
    title: form.title,
    intro: form.intro,
    thanks: form.thanks,
    keepDays: form.keepDays,
    isSent: sending.isSuccess || search.get('sent') === form.id,
    /** closed, and not begun here before it closed */
    isOver: form.isOver && begun === form.begun,
    /** it closed while it was being filled in; answers sent now are still accepted */
    hasClosed: hasClosed || (form.isOver && begun !== form.begun),
    view: {
      answers,
      inputErrors,
      trap: { value: trap, onChange: setTrap },
      label: form.title,
      submit: files.isSending ? 'Your file is uploading' : form.submit,
      questions: form.fields.filter(({ name }) => !hide.includes(name)).map(asView),
      files: files.shown,
      isBusy: sending.isPending || files.isSending,
      error: sending.error && Object.keys(refused).length === 0 ? sending.error.message : undefined,
      plain: { action: `/api/form/${form.id}/page`, fields: { begun: form.begun, page: source().page } },
      onAnswer: (name: string, value: Given) => setAnswers((all) => ({ ...all, [name]: value })),
      onFile: files.put,
      onSubmit: () => {
        setTried(true)
        const count = Object.keys(read.inputErrors).length
        if (count === 0) sending.mutate()
        return count
      },
    },
  }
}

/** Limits for the browser's inputs: maximum length of a text, first and last day. */
function asView(field: FormField) {
  const today = dayInIndia(Date.now())
  const { type, min, max } = field
  return {
    ...field,
    ...((type === 'text' || type === 'textarea' || type === 'email') && { mostLetters: mostLetters(field) }),
    ...(type === 'date' && min !== undefined && { firstDay: dayFrom(today, min) }),
    ...(type === 'date' && max !== undefined && { lastDay: dayFrom(today, max) }),
  }
}

/** The errors returned by the server, by the name of the question. */
function refusedBy(error: Error | null): Record<string, string> {
  const fields = error instanceof ApiError ? error.fields : {}
  const own = Object.entries(fields).filter(([path]) => path.startsWith('answers.'))
  return Object.fromEntries(own.map(([path, inputError]) => [path.slice('answers.'.length), inputError]))
}

/** The source of the visitor, from the addresses of this visit. */
function useSource(): () => LeadSource {
  const { pathname, search } = useLocation()
  const { local, session } = useStorage()
  return () => {
    const { ref, utm_source, utm_medium, utm_campaign, utm_term, utm_content } = visitSource(session)
    const aff_id = affiliation(local)
    const utm = Object.entries({
      source: utm_source,
      medium: utm_medium,
      campaign: utm_campaign,
      term: utm_term,
      content: utm_content,
    }).filter(([, value]) => value)
    return {
      page: `${pathname}${search}`.slice(0, 300),
      ...(ref && { ref }),
      ...(aff_id && { aff_id }),
      ...(utm.length > 0 && { utm: Object.fromEntries(utm) }),
    }
  }
}

/** Becomes true when the form closes, if that happens within a day. */
function useHasClosed({ endsAt, isOver }: FormDefinition): boolean {
  const [hasClosed, setClosed] = useState(false)
  useEffect(() => {
    const left = endsAt && !isOver ? Date.parse(endsAt) - Date.now() : -1
    if (left < 0 || left > 86_400_000) return
    const timer = setTimeout(() => setClosed(true), left)
    return () => clearTimeout(timer)
  }, [endsAt, isOver])
  return hasClosed
}

/** Files are uploaded as soon as they are chosen; the answer is the id that the server returned. */
function useFiles({ id, fields }: FormDefinition, onAnswer: (name: string, id: string) => void) {
  const api = useApi()
  const [shown, setShown] = useState<Readonly<Record<string, { readonly name: string; readonly isSending: boolean }>>>(
    {},
  )
  const [inputErrors, setInputErrors] = useState<Readonly<Record<string, string>>>({})
  const show = (name: string, file: { name: string; isSending: boolean } | undefined) =>
    setShown(({ [name]: _, ...others }) => (file ? { ...others, [name]: file } : others))
  const inputError = (name: string, text: string | undefined) =>
    setInputErrors(({ [name]: _, ...others }) => (text ? { ...others, [name]: text } : others))

  async function put(name: string, file: File | null) {
    inputError(name, undefined)
    onAnswer(name, '')
    if (!file) return show(name, undefined)
    const most = fields.find((field) => field.name === name)?.max ?? usualMegabytes
    if (file.size > most * 1024 * 1024) return inputError(name, `This file is larger than ${most} MB.`)
    show(name, { name: file.name, isSending: true })
    const body = new FormData()
    body.set('file', file)
    try {
      const options = { timeout: sendingTime }
      const { data } = await api.call(uploadFormFile, { params: { id, field: name }, body }, options)
      onAnswer(name, data.id)
      show(name, { name: data.name, isSending: false })
    } catch (error) {
      show(name, undefined)
      inputError(name, error instanceof Error ? error.message : 'The file failed to upload. Please choose it again.')
    }
  }
  const [restore] = useState(() => (names: Readonly<Record<string, string>>) => {
    const all = Object.entries(names).map(([field, name]) => [field, { name, isSending: false }])
    setShown((now) => ({ ...Object.fromEntries(all), ...now }))
  })
  const isSending = Object.values(shown).some((file) => file.isSending)
  const names = Object.entries(shown).flatMap(([field, file]) => (file.isSending ? [] : [[field, file.name]]))
  return { shown, inputErrors, put, restore, isSending, names: Object.fromEntries(names) as Record<string, string> }
}
