import type { EditedForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { type Answered, QuestionForm } from '@nukkad/ui/question-form'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'

/** The form as visitors see it. It can be tried out, but sends nothing. */
export function FormPreview({ form }: { readonly form: EditedForm }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answered>>>({})
  const asked = form.fields.filter(({ label }) => label.trim() !== '')
  return (
    <section className={styles.preview} aria-label="As visitors see it">
      <p>As visitors see it. Nothing is sent.</p>
      <h2>{form.title}</h2>
      {form.intro && <p>{form.intro}</p>}
      <QuestionForm
        questions={asked}
        answers={answers}
        inputErrors={{}}
        files={{}}
        label={`${form.title}, tried out`}
        submit={form.submit || 'Send'}
        isBusy={false}
        note={`What you write goes to our team only and is deleted after ${form.keepDays} days.`}
        plain={{ action: '', fields: {} }}
        trap={{ value: '', onChange: () => {} }}
        onAnswer={(name, value) => setAnswers((before) => ({ ...before, [name]: value }))}
        onFile={() => {}}
        onSubmit={() => 0}
      />
    </section>
  )
}
