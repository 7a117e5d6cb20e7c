'use client'
import { useState } from 'react'
import { noteOrder } from '#contracts/orders.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useDeed } from '../use-deed.ts'

interface NoteDialogProps {
  number: string
  /** Other words, where the note has a purpose of its own. */
  words?: { title: string; label: string; hint: string; action: string; done: string }
  children?: React.ReactNode
  onClose: () => void
  onDone: (said: string) => void
}

/** Writes a word into an order's timeline. */
export function NoteDialog({ number, words = ordinary(), children, onClose, onDone }: NoteDialogProps) {
  const { isWorking, refusal, doIt } = useDeed()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function submit(): void {
    setProblem(note.trim() ? '' : t('note.missing'))
    if (!note.trim()) return
    void doIt(
      (key) => send(noteOrder, { number, note }, key),
      () => {
        onDone(words.done)
        onClose()
      },
    )
  }

  return (
    <Dialog title={words.title} action={words.action} {...{ isWorking, refusal, onClose }} onSubmit={submit}>
      {children}
      <DialogField
        label={words.label}
        hint={words.hint}
        value={note}
        onChange={setNote}
        problem={problem}
        isLong
        isFirst
      />
    </Dialog>
  )
}

function ordinary() {
  return {
    title: t('note.title'),
    label: t('note.label'),
    hint: t('note.hint'),
    action: t('note.do'),
    done: t('note.done'),
  }
}
