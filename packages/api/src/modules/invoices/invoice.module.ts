import type { Base, Module } from '../../plugin.ts'
import { invoiceRoutes } from './invoice.routes.ts'
import { createInvoiceService, type InvoiceService, type MerchantsOf } from './invoice.service.ts'
import { createPdfStore } from './pdf-store.ts'

export interface InvoiceDependencies {
  readonly merchantsOf?: MerchantsOf
}

/** GST invoices and credit notes. The orders module depends on it, and decides when one is due. */
export function invoiceModule(
  { db }: Pick<Base, 'db'>,
  { merchantsOf = async () => [] }: InvoiceDependencies = {},
): Module<InvoiceService> {
  const service = createInvoiceService({ db, pdfs: createPdfStore(), merchantsOf })
  return { service, routes: async (app) => void (await app.register(invoiceRoutes, { invoices: service })) }
}
