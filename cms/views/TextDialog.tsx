'use client'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogField } from './DialogField.tsx'
import { t } from './text.ts'
import { useAction } from './use-action.ts'

interface TextDialogProps {
  words: {
    title: string
    label: string
    hint: string
    action: string
    /** What is said where nothing was written. */
    missing?: string
    done: string
  }
  /** Sends the text, under the given idempotency key. */
  write: (note: string, key: string) => ReturnType<Parameters<ReturnType<typeof useAction>['run']>[0]>
  children?: React.ReactNode
  isDanger?: boolean
  onClose: () => void
  onDone: (message: string) => void
}

/** A dialog with one required text field. */
export function TextDialog({ words, write, children, isDanger = false, onClose, onDone }: TextDialogProps) {
  const { sending, wrong, run } = useAction()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function submit(): void {
    setProblem(note.trim() ? '' : (words.missing ?? t('note.missing')))
    if (!note.trim()) return
    void run(
      (key) => write(note, key),
      () => {
        onDone(words.done)
        onClose()
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={words.title}
      action={words.action}
      isDanger={isDanger}
      onClose={onClose}
      onSubmit={submit}
    >
      {children}
      <DialogField
        // The only field of it: whatever was refused is shown here.
        {...(wrong && { name: wrong.field })}
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
