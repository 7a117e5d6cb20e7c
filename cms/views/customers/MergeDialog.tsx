'use client'
import { useId, useState } from 'react'
import { mergeCustomers, previewMerge, type MergePreview } from '#contracts/customer-service.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { ask, send, type Outcome } from '../send.ts'
import { sentenceOf, t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface MergeDialogProps {
  number: string
  onClose: () => void
  onDone: (message: string) => void
}

/** Makes another account part of this one, in two steps: what would move, then the reason and the address that stays. */
export function MergeDialog({ number, onClose, onDone }: MergeDialogProps) {
  const { sending, run } = useAction()
  const [other, setOther] = useState('')
  const [preview, setPreview] = useState<MergePreview>()
  const [email, setEmail] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ email: '', note: '' })

  function submit(): void {
    if (!preview) return void run(() => look(number, other.trim().toUpperCase()), setPreview)
    const found = { email: email ? '' : t('customers.merge.email_missing'), note: note.trim() ? '' : t('note.missing') }
    setProblems(found)
    if (found.email || found.note) return
    void run(
      (key) => send(mergeCustomers, { number, other: preview.goes.number, email, note }, key),
      () => {
        onDone(t('customers.merge.done'))
        onClose()
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t('customers.merge.title')}
      action={t(preview ? 'customers.merge.do' : 'customers.merge.look')}
      isDanger={preview !== undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      {preview ? (
        <>
          <Moves preview={preview} />
          <EmailChoice preview={preview} email={email} onChange={setEmail} problem={problems.email} />
          <DialogField
            name="note"
            label={t('customers.note')}
            value={note}
            onChange={setNote}
            problem={problems.note}
            isLong
          />
        </>
      ) : (
        <DialogField
          name="other"
          label={t('customers.merge.other')}
          hint={t('customers.merge.other_hint')}
          value={other}
          onChange={setOther}
          isFirst
        />
      )}
    </Dialog>
  )
}

function Moves({ preview: { goes, moves, marketing } }: { preview: MergePreview }) {
  return (
    <div className="admin-merge">
      <p>{t('customers.merge.lead', { name: goes.name, number: goes.number })}</p>
      <h3>{t('customers.merge.moves')}</h3>
      {moves.length === 0 && <p>{t('customers.merge.nothing')}</p>}
      <ul>
        {moves.map(({ what, count }) => (
          <li key={what}>{t(`customers.merge.what.${what}`, { count })}</li>
        ))}
      </ul>
      <p>{t(marketing.length > 0 ? 'customers.merge.marketing_some' : 'customers.merge.marketing_none')}</p>
    </div>
  )
}

interface EmailChoiceProps {
  preview: MergePreview
  email: string
  problem: string
  onChange: (email: string) => void
}

function EmailChoice({ preview: { stays, goes }, email, problem, onChange }: EmailChoiceProps) {
  const id = useId()
  return (
    <div className="admin-field">
      <label htmlFor={id}>{t('customers.merge.email')}</label>
      <small id={`${id}-hint`}>{t('customers.merge.email_hint')}</small>
      <select
        id={id}
        value={email}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="" />
        {[stays, goes].map((side) => (
          <option key={side.number} value={side.email}>
            {`${side.email} (${side.number})`}
          </option>
        ))}
      </select>
      <p id={`${id}-problem`} className="admin-field__problem">
        {problem}
      </p>
    </div>
  )
}

/** Reads what would move. An obstacle is shown as its sentence. */
async function look(number: string, other: string): Promise<Outcome<MergePreview>> {
  const answer = await ask(previewMerge, { number, other: other || '-' })
  if (!answer.isDone || answer.value.problem === null) return answer
  return { isDone: false, sentence: sentenceOf({ code: answer.value.problem, details: {} }) }
}
