import '@nukkad/ui/base.css'
import './ui/late-main.css'
import './federation/integrity.ts'
import { nextTask } from './page/next-task.ts'

/** All of it is in this file; only its running is cut into tasks that nobody feels. */
async function start() {
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx')
  await nextTask()
  await startPage()
}

void start()
