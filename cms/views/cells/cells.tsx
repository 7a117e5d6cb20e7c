'use client'
import type { DefaultCellComponentProps } from 'payload'
import { OrderState } from '#contracts/orders.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice, formatRate } from '#domain/money/euros.ts'
import { contractPath, customerPath, subscriptionPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { StateMark } from '../orders/StateMark.tsx'
import { t, wordOf } from '../text.ts'

/** A list cell for a customer's number, with a link to the customer's page. */
export function CustomerCell({ cellData }: DefaultCellComponentProps) {
  return typeof cellData === 'string' && cellData ? <a href={customerPath(cellData)}>{cellData}</a> : <span>–</span>
}

/** A list cell for an ISO day, in Finnish form. */
export function DayCell({ cellData, field }: DefaultCellComponentProps) {
  const name = 'label' in field && typeof field.label === 'string' ? field.label : ''
  return (
    <span className="admin-figure">
      <span className="admin-cell__name">{`${name} `}</span>
      {typeof cellData === 'string' && cellData ? finnishDay(cellData) : '–'}
    </span>
  )
}

/** A list cell for a code's discount: `15 %` or `10,00 €`. */
export function DiscountValueCell({ cellData, rowData }: DefaultCellComponentProps) {
  const value = Number(cellData)
  return <span className="admin-figure">{rowData.kind === 'amount' ? formatPrice(value) : `${value} %`}</span>
}

/** A list cell for cents, shown in euros. */
export function EurosCell({ cellData }: DefaultCellComponentProps) {
  return <span className="admin-figure">{typeof cellData === 'number' ? formatPrice(cellData) : '–'}</span>
}

/** A list cell for an instant, in Helsinki time. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return (
    <span className="admin-figure">{typeof cellData === 'string' && cellData ? formatInstant(cellData) : '–'}</span>
  )
}

/** A list cell for a VAT rate in hundredths of a percent: `25,5 %`. */
export function RateCell({ cellData }: DefaultCellComponentProps) {
  const rate = typeof cellData === 'number' ? formatRate(cellData) : '–'
  return <span className="admin-figure">{rate}</span>
}

const REASONS = ['order', 'shown', 'ordering', 'visit', 'given', 'printed', 'corrected', 'exported'] as const

/** A list cell for why health data was opened: the shop's own reasons in words, the note of staff as written. */
export function ReadReasonCell({ cellData }: DefaultCellComponentProps) {
  return <span>{readReason(cellData)}</span>
}

export function readReason(stored: unknown): string {
  const reason = REASONS.find((one) => one === stored)
  return reason ? t(`prescription.read_reason.${reason}`) : String(stored ?? '')
}

/** A list cell for an order's state. */
export function StateCell({ cellData, rowData }: DefaultCellComponentProps) {
  const state = OrderState.safeParse(cellData)
  return state.success ? <StateMark state={state.data} {...rowData} /> : null
}

/** A list cell for the contract that an entry names, such as `subscription:71032`, with a link to its page. */
export function SubjectCell({ cellData }: DefaultCellComponentProps) {
  const [kind = '', number = ''] = String(cellData ?? '').split(':')
  if (!number) return <span>–</span>
  const pathOf = kind === 'subscription' ? subscriptionPath : contractPath
  return <a href={pathOf(Number(number))}>{`${wordOf('ledger.kinds', kind)} ${number}`}</a>
}

/** A list cell for the remaining uses of a code. */
export function UsesLeftCell({ cellData, rowData }: DefaultCellComponentProps) {
  return <span className="admin-figure">{rowData.isLimited ? Number(cellData) : t('discount.unlimited')}</span>
}

/** A list cell for a code, in the word that `words` of the admin's texts has for it. */
export function WordCell({ cellData, words }: DefaultCellComponentProps & { words: string }) {
  return <span>{typeof cellData === 'string' || typeof cellData === 'number' ? wordOf(words, cellData) : '–'}</span>
}
