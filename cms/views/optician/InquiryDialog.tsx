'use client'
import type { ComponentProps } from 'react'
import { sendInquiry } from '#contracts/order-inquiries.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface InquiryDialogProps extends Pick<ComponentProps<typeof TextDialog>, 'onClose' | 'onDone'> {
  number: string
}

/** Asks the buyer of an order in review by letter and text message. */
export function InquiryDialog({ number, onClose, onDone }: InquiryDialogProps) {
  const words = {
    title: t('inquiry.title', { number }),
    label: t('inquiry.label'),
    hint: t('inquiry.hint'),
    action: t('inquiry.do'),
    missing: t('inquiry.missing'),
    done: t('inquiry.done', { number }),
  }
  return (
    <TextDialog
      words={words}
      onClose={onClose}
      onDone={onDone}
      write={(question, key) => send(sendInquiry, { number, question }, key)}
    >
      <p>{t('inquiry.lead')}</p>
    </TextDialog>
  )
}
