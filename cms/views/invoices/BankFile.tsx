'use client'
import { useRef, useState } from 'react'
import { readBankFile, recordBankFile, type MatchedBankRow } from '#contracts/invoices.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatReference } from '#domain/invoices/reference-number.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { TableHead } from '../TableHead.tsx'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { UndoPayment } from './UndoPayment.tsx'

/** The most bytes of a file; base64 makes a third more of it. */
const MOST_BYTES = 1_400_000

/** A bank file: read first, so that one sees what it would record, then recorded. */
export function BankFile() {
  const input = useRef<HTMLInputElement>(null)
  const { isWorking, refusal, run } = useAction()
  const [problem, setProblem] = useState('')
  const [read, setRead] = useState<{ content: string; rows: MatchedBankRow[] } | null>(null)

  async function readFile(): Promise<void> {
    const file = input.current?.files?.[0]
    setRead(null)
    setProblem(file ? (file.size > MOST_BYTES ? t('invoices.bank.too_large') : '') : t('invoices.bank.missing'))
    if (!file || file.size > MOST_BYTES) return
    const content = await inBase64(file)
    await run(
      (key) => send(readBankFile, { content }, key),
      ({ rows }) => setRead({ content, rows }),
    )
  }

  function record(): void {
    if (!read) return
    void run(
      (key) => send(recordBankFile, { content: read.content }, key),
      ({ recorded, left }) => {
        setRead(null)
        if (input.current) input.current.value = ''
        showMessage(t('invoices.bank.recorded', { count: recorded }) + t('invoices.bank.left', { count: left }))
      },
    )
  }

  return (
    <section className="admin-panel admin-bank-file">
      <h2>{t('invoices.bank.title')}</h2>
      <p>{t('invoices.bank.lead')}</p>
      <div className="admin-field">
        <label htmlFor="bank-file">{t('invoices.bank.file')}</label>
        <input id="bank-file" ref={input} type="file" onChange={() => setRead(null)} />
      </div>
      <Button isWorking={isWorking} onClick={() => void readFile()}>
        {t('invoices.bank.read')}
      </Button>
      <p className="admin-dialog__refusal" role="alert">
        {problem || refusal}
      </p>
      {read && (
        <>
          <MatchedRows rows={read.rows} onUndone={() => setRead(null)} />
          <Button kind="primary" isWorking={isWorking} onClick={record}>
            {t('invoices.bank.record')}
          </Button>
        </>
      )}
    </section>
  )
}

function MatchedRows({ rows, onUndone }: { rows: MatchedBankRow[]; onUndone: () => void }) {
  return (
    <table className="admin-table">
      <TableHead
        words="invoices.bank"
        columns={['paid_on', 'payer', 'reference', 'message', 'amount', 'invoice', 'match']}
      />
      <tbody>
        {rows.map(({ paidOn, payer, reference, message, amount, invoice, match, recorded }, at) => (
          // Rows that cannot be read may have no name.
          <tr key={at}>
            <td>{paidOn ? finnishDay(paidOn) : '–'}</td>
            <td>{payer}</td>
            <td>{formatReference(reference)}</td>
            <td>{message}</td>
            <td>{amount > 0 ? formatPrice(amount) : '–'}</td>
            <td>{invoice ?? '–'}</td>
            <td className="admin-table__what">
              {t(`invoices.bank.matches.${match}`)}
              {recorded && (
                <div>
                  <UndoPayment {...recorded} amount={amount} onDone={onUndone} />
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
}
