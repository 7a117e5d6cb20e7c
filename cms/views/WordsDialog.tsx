'use client'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogField } from './DialogField.tsx'
import { t } from './text.ts'
import { useDeed } from './use-deed.ts'

interface WordsDialogProps {
  words: { title: string; label: string; hint: string; action: string; done: string }
  /** Sends what was written, under the key of this deed. */
  write: (note: string, key: string) => ReturnType<Parameters<ReturnType<typeof useDeed>['doIt']>[0]>
  children?: React.ReactNode
  onClose: () => void
  onDone: (said: string) => void
}

/** Asks for words that must not be empty, and sends them. */
export function WordsDialog({ words, write, children, onClose, onDone }: WordsDialogProps) {
  const { isWorking, refusal, doIt } = useDeed()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function submit(): void {
    setProblem(note.trim() ? '' : t('note.missing'))
    if (!note.trim()) return
    void doIt(
      (key) => write(note, key),
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
