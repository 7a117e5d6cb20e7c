'use client'
import type { ComponentProps } from 'react'
import { noteOrder } from '#contracts/orders.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { WordsDialog } from '../WordsDialog.tsx'

type WordsDialogProps = ComponentProps<typeof WordsDialog>

interface NoteDialogProps extends Omit<WordsDialogProps, 'write' | 'words'> {
  number: string
  /** Other words, where the note has a purpose of its own. */
  words?: WordsDialogProps['words']
}

/** Writes a word into an order's timeline. */
export function NoteDialog({ number, words = ordinary(), ...rest }: NoteDialogProps) {
  return <WordsDialog {...rest} words={words} write={(note, key) => send(noteOrder, { number, note }, key)} />
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
