import '@nukkad/ui/base.css'
import './ui/awaited-header.css'
import './ui/late-main.css'
import './federation/integrity.ts'
import { nextTask } from './page/next-task.ts'

/** Everything is in this file; only its execution is split into tasks short enough not to be noticed. */
async function start() {
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx')
  await nextTask()
  await startPage()
}

void start()
