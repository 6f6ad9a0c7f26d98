import { figure } from '../../pdf/figures.ts'
import { openPdf } from '../../pdf/open-pdf.ts'
import { block, type Doc, ink, page, put, rule } from '../../pdf/sheet.ts'
import type { LedgerRow, ShownAccount } from '../movements.repository.ts'
import { accountWords, dayOf, type Statement } from './statement.ts'

const columns = { date: page.left, account: page.left + 66, what: page.left + 132, amount: page.right } as const
const whatWidth = 300

/** Draws a row of the table; returns where the next may begin. */
function drawRow(doc: Doc, { at, account, text, amount, orderIds, refundId, giftId }: LedgerRow, y: number): number {
  put(doc, dayOf(at), columns.date, y)
  put(doc, accountWords[account], columns.account, y)
  put(doc, figure(amount), columns.amount, y, { align: 'right' })
  const below = block(doc, [text], columns.what, y, whatWidth)
  const ids = [...orderIds, refundId, giftId].filter((id) => id !== null)
  const end =
    ids.length > 0
      ? block(doc, [ids.join(', ')], columns.what, below, whatWidth, { size: 7.5, color: ink.quiet })
      : below
  rule(doc, end + 2)
  return end + 6
}

function drawBalances(doc: Doc, title: string, of: Statement['opening'], y: number): number {
  put(doc, title, page.left, y, { face: 'strong' })
  let at = y + 14
  for (const account of Object.keys(accountWords) as ShownAccount[]) {
    put(doc, accountWords[account], page.left, at)
    put(doc, figure(of[account]), page.right, at, { align: 'right' })
    at += 13
  }
  return at + 6
}

/** The statement as A4 PDF: opening balances, every movement with its origin, closing balances. */
export async function asPdf(statement: Statement): Promise<Buffer> {
  const { name, from, to, opening, closing, rows } = statement
  const title = `Wallet statement, ${dayOf(from)} to ${dayOf(new Date(to.getTime() - 1))}`
  const { doc, done } = await openPdf({ title, author: 'Nukkad', at: to })
  doc.addPage()
  put(doc, 'Nukkad', page.left, page.top, { face: 'display', size: 22 })
  put(doc, 'Wallet statement', page.right, page.top, { face: 'display', size: 22, align: 'right' })
  put(doc, `${name}, ${dayOf(from)} to ${dayOf(new Date(to.getTime() - 1))}, in rupees`, page.left, page.top + 34, {
    color: ink.quiet,
  })
  let y = drawBalances(doc, 'Opening balance', opening, page.top + 60)
  rule(doc, y, ink.strongLine)
  y += 8
  if (rows.length === 0) {
    put(doc, 'No transactions in this period.', page.left, y, { color: ink.quiet })
    y += 18
  }
  for (const row of rows) {
    if (y > page.bottom - 40) {
      doc.addPage()
      put(doc, title, page.left, page.top, { size: 8, color: ink.quiet })
      y = page.top + 20
    }
    y = drawRow(doc, row, y)
  }
  if (y > page.bottom - 70) {
    doc.addPage()
    y = page.top
  }
  drawBalances(doc, 'Closing balance', closing, y + 6)
  doc.end()
  return done
}
