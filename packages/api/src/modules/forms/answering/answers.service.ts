import type { AnswerRow } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { withoutGaps } from '../../../counts-by-day.ts'
import type { Db } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import { csvFrom, csvLines } from '../../../text/csv.ts'
import { type Column, columnsOf, pageOf, sourceOf, textOf } from './answer-table.ts'
import { allAnswers, answersByDay, findVersions, listForms, pageOfAnswers } from './answers.repository.ts'

/** The answers to forms, for staff. */
export function createAnswers(db: Db) {
  async function tableOf(id: string) {
    const form = await findVersions(db, id)
    if (!form) throw new NotFound('This form does not exist.')
    return { title: form.title, columns: columnsOf(form.versions) }
  }

  async function* csvOf(id: string, columns: readonly Column[]): AsyncGenerator<string> {
    const head = ['Sent at', ...columns.map(({ label }) => label), 'Page', 'ref', 'aff_id', 'utm_source', 'utm_medium']
    yield csvFrom([...head, 'utm_campaign'])
    for await (const rows of allAnswers(db, id)) {
      const cells = rows.map((row) => [
        row.sentAt.toISOString(),
        ...columns.map((column) => textOf(column, row)),
        pageOf(row),
        ...sourceOf(row),
      ])
      yield csvLines(cells)
    }
  }

  async function* jsonOf(id: string): AsyncGenerator<string> {
    let isFirst = true
    yield '['
    for await (const rows of allAnswers(db, id)) {
      for (const { answers, files, source, sentAt, version, id: answerId } of rows) {
        const row = { id: answerId, sentAt, version, answers, files, source }
        yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
        isFirst = false
      }
    }
    yield '\n]\n'
  }

  return {
    async forms() {
      const rows = await listForms(db)
      return rows.map(({ newestAt, endsAt, ...row }) => ({
        ...row,
        newestAt: newestAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      }))
    },

    async page(id: string, page: number, pagesize: number) {
      const { title, columns } = await tableOf(id)
      const [{ rows, total }, byDay] = await Promise.all([
        pageOfAnswers(db, id, { skip: (page - 1) * pagesize, take: pagesize }),
        answersByDay(db, id),
      ])
      const data = rows.map(
        (row): AnswerRow => ({
          id: row.id,
          sentAt: row.sentAt.toISOString(),
          eraseAt: row.eraseAt.toISOString(),
          page: pageOf(row),
          cells: columns.map((column) => ({
            text: textOf(column, row),
            file: row.files.find((file) => file.id === row.answers[column.name])?.id ?? null,
          })),
        }),
      )
      const shown = columns.map(({ name, label, isRetired }) => ({ name, label, isRetired }))
      const days = withoutGaps(byDay)
      return { title, columns: shown, days, data, total, page, pagesize, hasNext: page * pagesize < total }
    },

    /** All answers in the requested format, in batches. */
    async export(id: string, as: 'csv' | 'json'): Promise<AsyncGenerator<string>> {
      const { columns } = await tableOf(id)
      return as === 'csv' ? csvOf(id, columns) : jsonOf(id)
    },
  }
}
export type Answers = ReturnType<typeof createAnswers>
