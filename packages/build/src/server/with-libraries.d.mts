export const withLibraries: import('esbuild').Plugin
