import { startOverlay } from './start-overlay.ts'

void startOverlay(window)
