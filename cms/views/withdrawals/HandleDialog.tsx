'use client'
import { useState } from 'react'
import { handleWithdrawal } from '#contracts/withdrawals.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useDeed } from '../use-deed.ts'

interface HandleDialogProps {
  withdrawalRef: string
  onClose: () => void
  onDone: (said: string) => void
}

/** A declaration is done with, after it has been written down how. */
export function HandleDialog({ withdrawalRef: ref, onClose, onDone }: HandleDialogProps) {
  const { isWorking, refusal, doIt } = useDeed()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function submit(): void {
    setProblem(note.trim() ? '' : t('note.missing'))
    if (!note.trim()) return
    void doIt(
      (key) => send(handleWithdrawal, { ref, note }, key),
      () => {
        onDone(t('withdrawals.handled_said'))
        onClose()
      },
    )
  }

  return (
    <Dialog
      title={t('withdrawals.handle_title')}
      action={t('withdrawals.handle')}
      {...{ isWorking, refusal, onClose }}
      onSubmit={submit}
    >
      <DialogField
        label={t('withdrawals.handle_label')}
        hint={t('withdrawals.handle_hint')}
        value={note}
        onChange={setNote}
        problem={problem}
        isLong
        isFirst
      />
    </Dialog>
  )
}
