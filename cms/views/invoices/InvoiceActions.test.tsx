// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { AdminInvoice } from '#plugins/invoices/admin-invoices.ts'
import { draw } from '../../../tests/draw.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'

test('of the states, one is sent that is offered now, not when the page was opened', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', async (request: Request) => {
    sent(await request.json())
    return Response.json({ status: 'transferred' })
  })
  const invoice = (mayBecome: AdminInvoice['mayBecome']) => (
    <InvoiceActions
      invoice={
        {
          ref: '1',
          number: 10_001,
          mayBecome,
          canCredit: false,
          credits: [] as AdminInvoice['credits'],
        } as AdminInvoice
      }
    />
  )
  const { press, redraw, fields, type } = await draw(invoice(['in_collection', 'ended']))
  await redraw(invoice(['transferred', 'not_paid']))
  await press('Vaihda tila, Lasku 10001')
  await type(fields('Mitä laskulle tapahtui?')[0], 'Perintäyhtiö jatkaa')
  await press('Vaihda tila')
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledWith({ to: 'transferred', note: 'Perintäyhtiö jatkaa' })
})
