import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { exportPdf } from './export-pdf.ts'

const pagesOf = async (rows: object[]) => {
  const document = await PDFDocument.load(await exportPdf('fi', [['account', { rows }]]))
  expect(document.getTitle()).toMatch(/^Tietosi/)
  return document.getPageCount()
}

test('an export PDF of nothing, nested rows, odd characters or long words fits one page', async () => {
  expect(await pagesOf([])).toBe(1)
  const odd = { firstName: '😀 Łukasz 王', isIdentified: true, number: 12, phone: null, town: '' }
  const nested = {
    marketing: [{ channel: 'email', at: '2026-11-23T00:15:26.591Z' }],
    address: { street: 'x'.repeat(300) },
  }
  expect(await pagesOf([odd, nested])).toBe(1)
})

test('an export PDF continues many rows on further pages', async () => {
  const row = { firstName: 'Aino', wording: 'Minulle saa lähettää tarjouksia ja vinkkejä sähköpostilla. '.repeat(4) }
  expect(await pagesOf(new Array<object>(40).fill(row))).toBeGreaterThan(3)
})
