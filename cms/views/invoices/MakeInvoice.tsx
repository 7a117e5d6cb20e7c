'use client'
import { useState } from 'react'
import { InvoiceType, invoiceTypes, makeInvoice } from '#contracts/invoices.ts'
import type { VatRate } from '#contracts/money.ts'
import { formatRate } from '#domain/money/euros.ts'
import { EYE_EXAM_VAT_RATE } from '#domain/money/vat.ts'
import { Button } from '../Button.tsx'
import { Choice } from '../Choice.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import type { Wrong } from '../wrong-field.ts'
import { problemsOf, readDay, readRows, type TypedRow } from './read-typed.ts'

interface MakeInvoiceProps {
  /** The rates of VAT that hold today, the general one first. */
  rates: readonly VatRate[]
  /** Whether the shop has an address that e-invoices come from. */
  canSendEInvoices: boolean
}

/** A new invoice: to whom, for what, and by when. */
export function MakeInvoice(props: MakeInvoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        <Button kind="primary" onClick={() => setOpen(true)}>
          {t('invoices.make')}
        </Button>
      </p>
      {isOpen && <MakeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const RECEIVER_FIELDS = ['company', 'businessId', 'address', 'operator', 'reference'] as const
const NO_RECEIVER = { company: '', businessId: '', address: '', operator: '', reference: '' }

function MakeDialog({ rates, canSendEInvoices, onClose }: MakeInvoiceProps & { onClose: () => void }) {
  const empty: TypedRow = { id: 0, name: '', amount: '', vatRate: rates[0] ?? 0 }
  const { sending, refusal, wrong, run, erase } = useAction()
  const [customer, setCustomer] = useState('')
  const [type, setType] = useState<InvoiceType>(2)
  const [receiver, setReceiver] = useState(NO_RECEIVER)
  const [due, setDue] = useState('')
  const [rows, setRows] = useState<TypedRow[]>([empty])
  const [problems, setProblems] = useState<Wrong[]>([])

  const field = (name: string) => ({ name, problem: problems.find((one) => one.field === name)?.sentence ?? '' })
  const isEInvoice = type === invoiceTypes.e_invoice
  const types = InvoiceType.def.values.filter((code) => code !== invoiceTypes.e_invoice || canSendEInvoices)
  const addRow = () => setRows([...rows, { ...empty, id: (rows.at(-1)?.id ?? 0) + 1 }])
  const changeRow = (at: number, change: Partial<TypedRow>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))

  function removeRow(at: number): void {
    // The one that takes its place, or the one before, before the button that has the focus is gone.
    const next = rows[at + 1] ?? rows[at - 1]
    document.getElementById(`invoice-row-${next?.id}`)?.focus()
    setRows(rows.filter((_, place) => place !== at))
    // They name the rows by their places.
    setProblems([])
    erase()
  }

  function submit(): void {
    const found = problemsOf(rows, due)
    setProblems(found)
    if (found.length > 0) return
    const dueDate = readDay(due)
    void run(
      (key) => {
        const made = { customer, type, rows: readRows(rows), ...(dueDate && { dueDate }) }
        return send(makeInvoice, { ...made, ...(isEInvoice && { eInvoice: receiver }) }, key)
      },
      ({ number }) => {
        onClose()
        showMessage(t(`invoices.made.${type}`, { number }))
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t('invoices.make_title')}
      action={t('invoices.make')}
      refusal={problems.map(({ sentence }) => sentence).join(' ') || refusal}
      wrong={problems[0] ?? wrong}
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
        <fieldset key={row.id} id={`invoice-row-${row.id}`} tabIndex={-1} className="day-fields">
          <legend>{t('invoices.row_number', { row: at + 1 })}</legend>
          <DialogField
            {...field(`rows.${at}.name`)}
            label={t('invoices.row')}
            value={row.name}
            onChange={(name) => changeRow(at, { name })}
            isFirst={row.id > 0}
          />
          <DialogField
            {...field(`rows.${at}.amount`)}
            label={t('invoices.amount')}
            value={row.amount}
            inputMode="decimal"
            onChange={(amount) => changeRow(at, { amount })}
          />
          <Choice
            name={`rows.${at}.vatRate`}
            label={t('invoices.rate')}
            value={String(row.vatRate)}
            options={rates.map((rate) => ({ value: String(rate), label: labelOf(rate) }))}
            onChange={(rate) => changeRow(at, { vatRate: Number(rate) })}
          />
          {rows.length > 1 && (
            <Button onClick={() => removeRow(at)}>{t('invoices.remove_row', { row: at + 1 })}</Button>
          )}
        </fieldset>
      ))}
      <Button onClick={addRow}>{t('invoices.add_row')}</Button>
      <DialogField
        {...field('dueDate')}
        label={t('invoices.due')}
        hint={t('invoices.due_hint')}
        value={due}
        onChange={setDue}
      />
      <div className="admin-field">
        <label htmlFor="invoice-type">{t('invoices.type')}</label>
        <select
          id="invoice-type"
          value={type}
          onChange={({ target }) => setType(InvoiceType.parse(Number(target.value)))}
        >
          {types.map((code) => (
            <option key={code} value={code}>
              {t(`invoices.types.${code}`)}
            </option>
          ))}
        </select>
      </div>
      {isEInvoice &&
        RECEIVER_FIELDS.map((name) => (
          <DialogField
            key={name}
            name={`eInvoice.${name}`}
            label={t(`invoices.receiver.${name}`)}
            hint={t(`invoices.receiver.${name}_hint`)}
            value={receiver[name]}
            onChange={(value) => setReceiver({ ...receiver, [name]: value })}
          />
        ))}
    </Dialog>
  )
}

/** A rate, and why a row bears none: its e-invoice and its PDF say so. */
const labelOf = (rate: VatRate) =>
  rate === EYE_EXAM_VAT_RATE ? t('invoices.rate_exempt', { rate: formatRate(rate) }) : formatRate(rate)
