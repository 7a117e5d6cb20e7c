import type { Language } from '#contracts/language.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { receiptRows, type ReceiptRow } from '#domain/orders/receipt-rows.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { recordOf, textOf, type Text } from '#locales/texts.ts'
import { html } from '#plugins/kit/mail/html.ts'
import type { Bought } from '../order.ts'

/** What was bought and what it cost, with the tax in it: lines, named rows, total, VAT by rate. */
export function priceFigure(language: Language, bought: Bought) {
  const rows = namedRows(language, bought)
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

type BoughtRow = Extract<ReceiptRow, { kind: 'line' }>

interface NamedRow {
  label: string
  amount: number
  isTotal: boolean
}

/** The rows of a receipt with their names in the buyer's language. */
export function namedRows(language: Language, { lines, totals, giftCard }: Bought): NamedRow[] {
  const t = textOf(language, 'mail')
  return receiptRows(lines, totals, recordOf<EyeNames>(language, 'prescriptions', 'form')).map((row) => ({
    label: row.kind === 'line' ? lineLabel(language, row) : labelOf(t, row, giftCard?.lastDigits ?? ''),
    amount: row.amount,
    isTotal: row.kind === 'total' || row.kind === 'due',
  }))
}

/** Such as `2 × Lumme Päivä 30, oikea (kestotilaus, joka 3. kuukausi)`. */
function lineLabel(language: Language, { quantity, name, interval }: BoughtRow): string {
  const t = textOf(language, 'mail')
  const words = interval && textOf(language, 'cart')(`lines.${interval}`).toLowerCase()
  return t('row.line', { quantity, name: words ? `${name} (${words})` : name })
}

function labelOf(t: Text, row: Exclude<ReceiptRow, BoughtRow>, lastDigits: string): string {
  if (row.kind === 'vat')
    return t('row.vat', { rate: String(row.rate / 100).replace('.', ','), net: formatPrice(row.net) })
  return t(`row.${row.kind}`, { lastDigits })
}
