import { isEmail } from './email.ts'
/** The rules of forms, the same in the browser and on the server: no schema library, nothing but the questions. */

import { tenDigits } from './contact-problem.ts'

/** One question, with what its rules need. */
export interface Question {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
  readonly hint?: string
}
export type Given = string | number | boolean | readonly string[]
type Answers = Readonly<Record<string, Given>>

export interface ReadAnswers {
  /** Valid answers: trimmed, numbers as numbers, phones as ten digits; questions without an answer are omitted. */
  readonly answers: Record<string, Given>
  /** Error messages for the invalid ones, by the name of the question, in the order of the form. */
  readonly inputErrors: Record<string, string>
}

/** Maximum size of a file in megabytes, if the form does not set one. */
export const usualMegabytes = 5

const usualLetters: Readonly<Record<string, number>> = { text: 200, textarea: 2000 }
const phone = /^[6-9]\d{9}$/
const day = /^\d{4}-\d{2}-\d{2}$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Maximum length of a text. */
export const mostLetters = ({ type, max }: Pick<Question, 'type' | 'max'>): number =>
  max ?? usualLetters[type] ?? (type === 'email' ? 254 : 200)

/**
 * Validates answers against the questions. `today` is the day in India, '2026-11-27'; answers to unknown questions are
 * ignored.
 */
export function readAnswers(questions: readonly Question[], given: Answers, today: string): ReadAnswers {
  const read: ReadAnswers = { answers: {}, inputErrors: {} }
  for (const question of questions) {
    const value = Object.hasOwn(given, question.name) ? plain(question, given[question.name]) : undefined
    const inputError =
      value === undefined ? (question.required ? missing(question) : undefined) : errorIn(question, value, today)
    if (inputError) read.inputErrors[question.name] = inputError
    else if (value !== undefined) read.answers[question.name] = value
  }
  return read
}

/** The day that is `days` days after `today`. */
export const dayFrom = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The value as it is stored; undefined if there is no answer. */
function plain({ type }: Question, value: Given | undefined): Given | undefined {
  if (type === 'consent') return value === true || value === 'on' || value === 'true' ? true : undefined
  if (type === 'multi') {
    const chosen = [...new Set((Array.isArray(value) ? value : [value]).map(String).filter(Boolean))]
    return value === undefined || chosen.length === 0 ? undefined : chosen
  }
  if (value === undefined || typeof value === 'boolean' || typeof value === 'object') return undefined
  const text = String(value).normalize('NFC').replace(/\r\n?/g, '\n').replace(control, '').trim()
  if (text === '') return undefined
  if (type === 'number') return Number(text.replace(/(\d),(?=\d)/g, '$1'))
  if (type === 'phone') return tenDigits(text)
  return type === 'textarea' ? text : text.replace(/\s+/g, ' ')
}

function missing({ type }: Question): string {
  if (type === 'consent') return 'Please agree to continue.'
  if (type === 'select') return 'Choose an option.'
  if (type === 'multi') return 'Choose at least one.'
  if (type === 'file') return 'Choose a file.'
  return 'This is required.'
}

function errorIn(question: Question, value: Given, today: string): string | undefined {
  const { type, options = [], min = 0, max } = question
  const isOption = (one: Given) => options.some((option) => option.value === one)
  switch (type) {
    case 'email':
      return isEmail(String(value)) && String(value).length <= 254
        ? undefined
        : 'Enter an address, such as name@example.com.'
    case 'phone':
      return phone.test(String(value)) ? undefined : 'Ten digits, beginning with 6, 7, 8 or 9.'
    case 'number':
      return outOfRange(question, Number(value))
    case 'date':
      return wrongDay(question, String(value), today)
    case 'select':
      return isOption(value) ? undefined : missing(question)
    case 'multi': {
      const chosen = value as readonly string[]
      if (!chosen.every(isOption)) return missing(question)
      if (chosen.length < min) return `Choose at least ${min}.`
      return max !== undefined && chosen.length > max ? `Choose at most ${max}.` : undefined
    }
    case 'text':
    case 'textarea':
      return wrongText(question, String(value))
    default:
      return undefined
  }
}

function outOfRange({ min, max }: Question, value: number): string | undefined {
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) return 'Enter a number.'
  if (min !== undefined && value < min) return `At least ${min}.`
  return max !== undefined && value > max ? `At most ${max}.` : undefined
}

function wrongDay({ min, max }: Question, value: string, today: string): string | undefined {
  const at = Date.parse(`${value}T00:00:00Z`)
  if (!day.test(value) || Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value) {
    return 'Enter a date, such as 27 November 2026.'
  }
  if (min !== undefined && value < dayFrom(today, min))
    return min === 0 ? 'Choose today or later.' : 'This date is too early.'
  return max !== undefined && value > dayFrom(today, max)
    ? max === 0
      ? 'Choose today or earlier.'
      : 'This date is too late.'
    : undefined
}

function wrongText(question: Question, value: string): string | undefined {
  const { min = 0, pattern, hint } = question
  const most = mostLetters(question)
  if (value.length < min) return `Use at least ${min} characters.`
  if (value.length > most) return `Use at most ${most} characters.`
  if (pattern && !fits(pattern, value)) return hint ? `Please check this. ${hint}` : 'Please check this.'
  return undefined
}

/** An invalid regular expression accepts every value: the person who fills in the form can't fix the pattern. */
function fits(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value)
  } catch {
    return true
  }
}
