/** Props of an element whose content stays as the server drew it: React neither draws nor compares it. */
export const asDrawn = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
