import type { InvoiceRow } from '#contracts/invoices.ts'
import type { AccountBrowser } from './account-browser.ts'
import type { Trial } from './trial-shop.ts'

/** Calls of a member of staff who makes and credits invoices. */
export async function openInvoiceAdmin(trial: Pick<Trial, 'staff' | 'shop'>) {
  const staff = await trial.staff('order-handler')
  const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await trial.shop.ask(path, body, { ...staff, ...headers })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const numberOf = async (browser: AccountBrowser) =>
    ((await browser.ask('/account/customer')).body['customer'] as { number: string }).number
  return {
    staff,
    ask,
    numberOf,
    /** An invoice to the customer who is signed in. */
    async make(browser: AccountBrowser, rows: InvoiceRow[], more: object = {}) {
      const answer = await ask('/invoice/make', { customer: await numberOf(browser), type: 2, rows, ...more })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body as { id: string; number: number }
    },
    credit: async (id: string, rows?: InvoiceRow[]) =>
      (await ask(`/invoice/${id}/credit`, { note: 'Palautus', ...(rows && { rows }) })).body,
    /** Uploads a bank file, to read it or to record it. */
    bankFile: (action: 'read' | 'record', text: string) =>
      ask(`/invoice/bank-file/${action}`, { content: Buffer.from(text, 'latin1').toString('base64') }),
  }
}
