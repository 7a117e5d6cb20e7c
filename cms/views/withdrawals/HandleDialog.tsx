'use client'
import type { ComponentProps } from 'react'
import { handleWithdrawal } from '#contracts/withdrawals.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface HandleDialogProps extends Pick<ComponentProps<typeof TextDialog>, 'onClose' | 'onDone'> {
  withdrawalRef: string
}

/** Marks a declaration as handled, with a note on how. */
export function HandleDialog({ withdrawalRef: ref, ...rest }: HandleDialogProps) {
  const words = {
    title: t('withdrawals.handle_title'),
    label: t('withdrawals.handle_label'),
    hint: t('withdrawals.handle_hint'),
    action: t('withdrawals.handle'),
    done: t('withdrawals.handled_said'),
  }
  return <TextDialog {...rest} words={words} write={(note, key) => send(handleWithdrawal, { ref, note }, key)} />
}
