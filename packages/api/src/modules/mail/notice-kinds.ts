/** Kinds of mail that people may do without. */
export const noticeKinds = ['expiry', 'restock', 'welcome'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const isNoticeKind = (text: string): text is NoticeKind => noticeKinds.some((kind) => kind === text)
