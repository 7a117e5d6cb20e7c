import { formatPrice } from '#domain/money/format-price.ts'
import { receiptRows, type ReceiptRow } from '#domain/orders/receipt-rows.ts'
import { html } from '#plugins/kit/html.ts'
import { recordOf, textOf } from '#locales/texts.ts'
import type { Bought } from '../repository.ts'
import type { EyeNames } from '#domain/prescriptions/eyes.ts'

/** What was bought and what it cost, with the tax in it: lines, named rows, total, VAT by rate. */
export function priceFigure(bought: Bought) {
  const rows = namedRows(bought)
  const cells = rows.map(
    ({ label, amount, isTotal }) =>
      html`<tr>
        <td style="padding:6px 0;border-top:1px solid #d9d6cf;${isTotal ? 'font-weight:700' : ''}">${label}</td>
        <td
          style="padding:6px 0;border-top:1px solid #d9d6cf;text-align:right;white-space:nowrap;${isTotal ? 'font-weight:700' : ''}"
        >
          ${formatPrice(amount)}
        </td>
      </tr>`,
  )
  return {
    html: html`<table
      role="presentation"
      width="100%"
      style="border-collapse:collapse;font-variant-numeric:tabular-nums"
    >
      ${cells}
    </table>`,
    text: rows.map(({ label, amount }) => `${label}: ${formatPrice(amount)}`).join('\n'),
  }
}

/** The rows of a receipt with their names in Finnish. */
export function namedRows({ lines, totals, giftCard }: Bought): { label: string; amount: number; isTotal: boolean }[] {
  if (!lines) throw new Error('A receipt of what cannot be opened')
  return receiptRows(lines, totals, recordOf<EyeNames>('fi', 'prescriptions', 'form')).map((row) => ({
    label: labelOf(row, giftCard?.lastDigits ?? ''),
    amount: row.amount,
    isTotal: row.kind === 'total' || row.kind === 'due',
  }))
}

function labelOf(row: ReceiptRow, lastDigits: string): string {
  const t = textOf('fi', 'mail')
  if (row.kind === 'line') return t('row.line', { quantity: row.quantity, name: row.name })
  if (row.kind === 'vat')
    return t('row.vat', { rate: String(row.rate / 100).replace('.', ','), net: formatPrice(row.net) })
  return t(`row.${row.kind}`, { lastDigits })
}
