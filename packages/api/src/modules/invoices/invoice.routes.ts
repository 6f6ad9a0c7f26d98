import { getInvoice, listInvoices } from '@nukkad/contracts/endpoints/orders/invoices'
import { signedIn } from '../../access.ts'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { Plugin } from '../../plugin.ts'
import type { InvoiceService } from './invoice.service.ts'

export const invoiceRoutes: Plugin<{ invoices: InvoiceService }> = async (app, { invoices }) => {
  app.route({
    ...listInvoices,
    handler: async (request) => ({ data: await invoices.list(signedIn(request).userId, request.params.orderId) }),
  })
  app.route({
    ...getInvoice,
    handler: async (request, reply) => {
      const { name, bytes } = await invoices.pdf(signedIn(request).userId, request.params.orderId, request.query.number)
      reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`)
      return sendRaw(reply, bytes)
    },
  })
}
