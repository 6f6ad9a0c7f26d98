import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MailStore } from './mail-store.ts'
import { absentPage, listPage, mailPage, stylesheet } from './mailbox-pages.ts'

const ourPages = "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'"
const mailItself =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** The mailbox for people (`/mailbox`) and for tests (`/mailbox.json?to=`). */
export function serveMailbox(app: FastifyInstance, store: MailStore): void {
  const html = (reply: FastifyReply, policy = ourPages) =>
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })

  app.get('/', (_request, reply) => reply.redirect('/mailbox'))
  app.get('/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))

  app.get<{ Querystring: { to?: string } }>('/mailbox', ({ query }, reply) => {
    const to = typeof query.to === 'string' && query.to ? query.to : undefined
    return html(reply).send(listPage(store.list(to), to))
  })

  app.get<{ Querystring: { to?: string } }>('/mailbox.json', ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send({ mails: store.list(query.to) }),
  )

  app.get<{ Params: { id: string } }>('/mailbox/:id', ({ params }, reply) => {
    const mail = store.find(params.id)
    return mail ? html(reply).send(mailPage(mail)) : html(reply).code(404).send(absentPage())
  })

  app.get<{ Params: { id: string } }>('/mailbox/:id/html', ({ params }, reply) => {
    const mail = store.find(params.id)
    if (!mail) return html(reply).code(404).send(absentPage())
    return html(reply, mailItself).send(mail.html.replace(/<head>/i, '<head><base target="_blank">'))
  })
}
