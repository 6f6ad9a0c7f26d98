/** Props of an element whose content stays as the server rendered it: React neither renders nor compares it. */
export const serverHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
