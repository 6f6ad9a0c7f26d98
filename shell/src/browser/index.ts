import '@nukkad/ui/base.css'
import './federation/integrity.ts'
import { startPage } from './start-page.tsx'

startPage()
