import { Question } from './question.tsx'

/** Asks before a page with unsaved input is left; nothing has been discarded yet. */
export function LeaveQuestion(answers: { accept(): void; decline(): void }) {
  return (
    <Question
      title="Leave this page?"
      text="What you typed here has not been saved and will be lost."
      keep="Stay"
      agree="Leave"
      accept={answers.accept}
      decline={answers.decline}
    />
  )
}
