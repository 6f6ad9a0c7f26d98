import type { BuildOptions } from 'esbuild'

export const renderProgram: BuildOptions
