'use client'
import { useState } from 'react'
import { InvoiceType, makeInvoice, type InvoiceRow } from '#contracts/invoices.ts'
import type { VatRate } from '#contracts/money.ts'
import { formatRate } from '#domain/money/format-rate.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Choice } from '../Choice.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { readDay } from './read-typed.ts'

interface TypedRow {
  name: string
  amount: string
  vatRate: VatRate
}

interface MakeInvoiceProps {
  /** The rates of VAT that hold today, the general one first. */
  rates: readonly VatRate[]
}

/** A new invoice: to whom, for what, and by when. */
export function MakeInvoice({ rates }: MakeInvoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      <button type="button" className="desk-button desk-button--primary" onClick={() => setOpen(true)}>
        {t('invoices.make')}
      </button>
      {isOpen && <MakeDialog rates={rates} onClose={() => setOpen(false)} />}
    </p>
  )
}

function MakeDialog({ rates, onClose }: MakeInvoiceProps & { onClose: () => void }) {
  const empty: TypedRow = { name: '', amount: '', vatRate: rates[0] ?? 0 }
  const { isWorking, refusal, wrong, run } = useAction()
  const [customer, setCustomer] = useState('')
  const [type, setType] = useState<InvoiceType>(2)
  const [due, setDue] = useState('')
  const [rows, setRows] = useState<TypedRow[]>([empty])
  const [problem, setProblem] = useState('')

  const changeRow = (at: number, change: Partial<TypedRow>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))

  function submit(): void {
    const read = rows.map(readRow)
    const dueDate = due.trim() === '' ? undefined : readDay(due)
    const isRead = read.every((row) => row !== null)
    setProblem(isRead ? (dueDate === null ? t('invoices.due_malformed') : '') : t('invoices.malformed'))
    if (!isRead || dueDate === null) return
    void run(
      (key) => send(makeInvoice, { customer, type, rows: read, ...(dueDate && { dueDate }) }, key),
      ({ number }) => {
        onClose()
        showMessage(t('invoices.made', { number }))
      },
    )
  }

  return (
    <Dialog
      title={t('invoices.make_title')}
      action={t('invoices.make')}
      isWorking={isWorking}
      refusal={problem || refusal}
      wrong={wrong}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogField
        name="customer"
        label={t('invoices.customer')}
        hint={t('invoices.customer_hint')}
        value={customer}
        onChange={setCustomer}
        isFirst
      />
      {rows.map((row, at) => (
        <fieldset key={at} className="desk-field">
          <DialogField
            name="name"
            label={t('invoices.row')}
            value={row.name}
            onChange={(name) => changeRow(at, { name })}
          />
          <DialogField
            name="amount"
            label={t('invoices.amount')}
            value={row.amount}
            inputMode="decimal"
            onChange={(amount) => changeRow(at, { amount })}
          />
          <Choice
            name={`rows.${at}.vatRate`}
            label={t('invoices.rate')}
            value={String(row.vatRate)}
            options={rates.map((rate) => ({ value: String(rate), label: formatRate(rate) }))}
            onChange={(rate) => changeRow(at, { vatRate: Number(rate) })}
          />
        </fieldset>
      ))}
      <button type="button" className="desk-button" onClick={() => setRows([...rows, empty])}>
        {t('invoices.add_row')}
      </button>
      <DialogField
        name="dueDate"
        label={t('invoices.due')}
        hint={t('invoices.due_hint')}
        value={due}
        onChange={setDue}
      />
      <div className="desk-field">
        <label htmlFor="invoice-type">{t('invoices.type')}</label>
        <select
          id="invoice-type"
          value={type}
          onChange={({ target }) => setType(InvoiceType.parse(Number(target.value)))}
        >
          {[0, 1, 2, 3].map((code) => (
            <option key={code} value={code}>
              {t(`invoices.types.${code}`)}
            </option>
          ))}
        </select>
      </div>
    </Dialog>
  )
}

function readRow({ name, amount, vatRate }: TypedRow): InvoiceRow | null {
  const cents = readEuros(amount)
  return name.trim() === '' || !cents ? null : { name: name.trim(), amount: cents, vatRate }
}
