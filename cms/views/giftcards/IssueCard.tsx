'use client'
import { useId, useState } from 'react'
import { CARD_WORTH } from '#contracts/cart.ts'
import { issueGiftCard } from '#contracts/giftcards.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface Issued {
  number: string
  pin: string
  expiresOn: string
}

/** A card given by the chain. Number and PIN are shown once, right after. */
export function IssueCard() {
  const [isOpen, setOpen] = useState(false)
  const [issued, setIssued] = useState<Issued | null>(null)
  return (
    <p>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('giftcards.issue')}
      </Button>
      {isOpen && !issued && <IssueDialog onClose={() => setOpen(false)} onIssued={setIssued} />}
      {issued && <IssuedDialog {...issued} onClose={() => (setIssued(null), setOpen(false))} />}
    </p>
  )
}

function IssueDialog({ onClose, onIssued }: { onClose: () => void; onIssued: (card: Issued) => void }) {
  const { sending, run } = useAction()
  const reasonId = useId()
  const [euros, setEuros] = useState('')
  const [reason, setReason] = useState<'goodwill' | 'complaint'>('goodwill')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ worth: '', note: '' })

  function submit(): void {
    const amount = readEuros(euros)
    const isFit = amount && amount % 100 === 0 && amount >= CARD_WORTH.least && amount <= CARD_WORTH.most
    setProblems({ worth: isFit ? '' : t('giftcards.worth_malformed'), note: note.trim() ? '' : t('note.missing') })
    if (!isFit || !note.trim()) return
    void run((key) => send(issueGiftCard, { amount, reason, note }, key), onIssued)
  }

  return (
    <Dialog
      {...sending}
      title={t('giftcards.issue_title')}
      action={t('giftcards.issue')}
      onClose={onClose}
      onSubmit={submit}
    >
      <DialogField
        name="amount"
        label={t('giftcards.worth')}
        hint={t('giftcards.worth_hint')}
        inputMode="numeric"
        value={euros}
        onChange={setEuros}
        problem={problems.worth}
        isFirst
      />
      <div className="admin-field">
        <label htmlFor={reasonId}>{t('giftcards.reason')}</label>
        <select
          id={reasonId}
          value={reason}
          onChange={({ target }) => setReason(target.value === 'complaint' ? 'complaint' : 'goodwill')}
        >
          <option value="goodwill">{t('giftcards.reasons.goodwill')}</option>
          <option value="complaint">{t('giftcards.reasons.complaint')}</option>
        </select>
      </div>
      <DialogField
        name="note"
        label={t('giftcards.note')}
        hint={t('giftcards.note_hint')}
        value={note}
        onChange={setNote}
        problem={problems.note}
        isLong
      />
    </Dialog>
  )
}

function IssuedDialog({ number, pin, expiresOn, onClose }: Issued & { onClose: () => void }) {
  return (
    <Dialog title={t('giftcards.issued_title')} isWorking={false} refusal="" onSubmit={onClose} onClose={onClose}>
      <p>{t('giftcards.issued')}</p>
      <p>
        <strong>{t('giftcards.number', { number })}</strong>
      </p>
      <p>
        <strong>{t('giftcards.pin', { pin })}</strong>
      </p>
      <p>{t('giftcards.until', { day: finnishDay(expiresOn) })}</p>
    </Dialog>
  )
}
