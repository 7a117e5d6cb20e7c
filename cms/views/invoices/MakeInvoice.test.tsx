// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { draw } from '../../../tests/draw.tsx'
import { MakeInvoice } from './MakeInvoice.tsx'

test('a row that was added by mistake goes with what is said of it, and the one in its place has the focus', async () => {
  const { press, type, fields, place } = await draw(<MakeInvoice rates={[2550, 0]} canSendEInvoices={false} />)
  const names = () => fields('Mistä laskutetaan').map(({ value }) => value)
  const problems = () => [...place.querySelectorAll('.admin-field__problem')].map((one) => one.textContent).join('')
  await press('Tee lasku')
  await type(fields('Mistä laskutetaan')[0], 'Kehys')
  await type(fields('Summa euroina, sis. ALV')[0], '120,00')
  await press('Lisää rivi')
  await press('Lisää rivi')
  expect(document.activeElement).toBe(fields('Mistä laskutetaan')[2])
  await type(fields('Mistä laskutetaan')[2], 'Linssit')
  await press(place.querySelector<HTMLElement>('[type=submit]') ?? undefined)
  expect(document.activeElement).toBe(fields('Mistä laskutetaan')[1])
  expect(problems()).toContain('Rivi 2: kirjoita summa')
  await press('Poista rivi 2')
  expect(names()).toEqual(['Kehys', 'Linssit'])
  expect(problems()).toBe('')
  expect(document.activeElement?.textContent).toMatch(/^Rivi 2/)
  await press('Poista rivi 2')
  expect(place.textContent).not.toContain('Poista rivi')
})

test.each([
  [true, ['Paperilasku', 'Verkkolasku', 'PDF sähköpostiin', 'Annettu myymälässä']],
  [false, ['Paperilasku', 'PDF sähköpostiin', 'Annettu myymälässä']],
])('where e-invoices can be sent (%s) the types are %j', async (canSendEInvoices, types) => {
  const { press, place } = await draw(<MakeInvoice rates={[2550]} canSendEInvoices={canSendEInvoices} />)
  await press('Tee lasku')
  expect([...place.querySelectorAll('#invoice-type option')].map((one) => one.textContent)).toEqual(types)
})

test('an e-invoice asks for its company and sends it, and another type does not', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', async (request: Request) => {
    sent(await request.json())
    return Response.json({ id: '1234567894', number: 10_001 })
  })
  const { press, type, fields, place } = await draw(<MakeInvoice rates={[2550]} canSendEInvoices />)
  await press('Tee lasku')
  await type(fields('Mistä laskutetaan')[0], 'Kehys')
  await type(fields('Summa euroina, sis. ALV')[0], '120,00')
  expect(fields('Verkkolaskuosoite')).toEqual([])
  await act(() => {
    const select = place.querySelector<HTMLSelectElement>('#invoice-type')
    if (select) select.value = '1'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await type(fields('Verkkolaskuosoite')[0], '003730001012')
  await press(place.querySelector<HTMLElement>('[type=submit]') ?? undefined)
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ type: 1, eInvoice: expect.objectContaining({ address: '003730001012' }) as object }),
  )
})
