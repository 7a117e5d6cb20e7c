import { PDFPage } from 'pdf-lib'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Seller } from '#contracts/seller.ts'
import { receiptPdf } from './receipt-pdf.ts'
import type { Order } from '../repository.ts'

const seller: Seller = {
  name: 'Esimerkki Oy',
  businessId: '1234567-1',
  domicile: 'Helsinki',
  street: 'Esimerkkikatu 1',
  zip: '00100',
  city: 'Helsinki',
  email: 'hei@example.com',
  phone: '+35895550100',
}

const drawText = vi.spyOn(PDFPage.prototype, 'drawText')
beforeEach(() => void drawText.mockClear())

test('a receipt names the seller, with business ID, address and contact details', async () => {
  const lines = await written({}, seller)
  expect(lines).toContain('Esimerkki Oy, Y-tunnus 1234567-1, kotipaikka Helsinki')
  expect(lines).toContain('Esimerkkikatu 1, 00100 Helsinki')
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toContain('hei@example.com, puhelin +358 9 555 0100')
})

test('a receipt can be written before the seller’s details are set', async () => {
  expect(await written({}, null)).toContain('Ostaja: Aino Virtanen')
})

test.each(['Юлия Öström', 'Ελένη', 'علی\u200cرضا', 'Nguyễn Thị Hạnh', 'Ta\u0301mas'])(
  'the buyer %s is called by name',
  async (customerName) => {
    expect(await written({ customerName })).toContain(`Ostaja: ${customerName}`)
  },
)

test.each(['王 小明', 'ไทย', 'नेहा', '한지민', '𠮷田'])('the buyer %s is called by address', async (customerName) => {
  const lines = await written({ customerName })
  expect(lines).toContain('Ostaja: aino@example.com')
  expect(lines.join()).not.toContain(customerName)
})

test('a buyer whose address cannot be written either is left out', async () => {
  const lines = await written({ customerName: '王 小明', email: '王@例え.example' })
  expect(lines.filter((line) => line.startsWith('Ostaja'))).toEqual([])
})

test('the part of a product name that the font lacks becomes an ellipsis', async () => {
  const lines = await written({ name: 'Kehys 王 小明 musta' })
  expect(lines).toContain('1 × Kehys … musta')
})

test('a text longer than its line ends in an ellipsis', async () => {
  const [longest = ''] = (await written({ customerName: 'Öö'.repeat(90) })).filter((line) => line.startsWith('Ostaja'))
  expect(longest).toMatch(/^Ostaja: (Öö)+Ö?…$/)
  expect(longest.length).toBeLessThan(120)
})

test('a receipt names the pieces canceled since, and their refund', async () => {
  const part = { n: 1, at: '2026-11-22T10:00:00.000Z', by: '', refund: 400, rows: [{ ref: 'frame', quantity: 1 }] }
  const lines = await written({ cancellations: [part] })
  expect(lines).toEqual(expect.arrayContaining(['Peruttu 22.11.2026', expect.stringContaining('−4,00')]))
})

interface Differences {
  customerName?: string
  email?: string
  name?: string
  cancellations?: Order['cancellations']
}

/** What stands in the receipt, line by line. */
async function written(differences: Differences, from: Seller | null = seller): Promise<string[]> {
  await receiptPdf(order(differences), from)
  return drawText.mock.calls.map(([text]) => text)
}

function order({
  customerName = 'Aino Virtanen',
  email = 'aino@example.com',
  name = 'Kehys',
  cancellations = [],
}: Differences): Order {
  const line = {
    ref: 'frame',
    articleDescription: name,
    variety: null,
    eye: null,
    quantity: 1,
    price: { amount: 1000 },
  }
  const totals = {
    rows: [],
    vat: [{ rate: 2550, net: 797, vat: 203, gross: 1000 }],
    totalCost: 1000,
    giftCard: 0,
    amountDue: 1000,
  }
  const bought = { lines: [line], totals, giftCard: null, paymentName: 'Verkkopankki tai kortti' }
  const about = { number: 'S12345678', language: 'fi', placedAt: '2026-11-20T10:00:00.000Z' }
  return { ...about, customerName, email, bought, cancellations, returns: [] } as unknown as Order
}
