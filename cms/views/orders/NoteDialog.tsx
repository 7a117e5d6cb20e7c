'use client'
import type { ComponentProps } from 'react'
import { noteOrder } from '#contracts/order-handling.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

type TextDialogProps = ComponentProps<typeof TextDialog>

interface NoteDialogProps extends Omit<TextDialogProps, 'write' | 'words'> {
  number: string
}

/** Adds a note to an order's timeline. */
export function NoteDialog({ number, ...rest }: NoteDialogProps) {
  const words = {
    title: t('note.title'),
    label: t('note.label'),
    hint: t('note.hint'),
    action: t('note.do'),
    done: t('note.done'),
  }
  return <TextDialog {...rest} words={words} write={(note, key) => send(noteOrder, { number, note }, key)} />
}
