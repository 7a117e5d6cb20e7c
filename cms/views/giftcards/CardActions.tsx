'use client'
import { useState } from 'react'
import { changeGiftCard } from '#contracts/giftcards.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { readDay } from '../invoices/read-typed.ts'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { useAction } from '../use-action.ts'

interface CardActionsProps {
  id: string
  lastDigits: string
  isBlocked: boolean
}

/** Blocks a card, opens it again, or gives it more time. */
export function CardActions({ id, lastDigits, isBlocked }: CardActionsProps) {
  const [asked, setAsked] = useState<'block' | 'unblock' | 'extension' | null>(null)
  const close = () => setAsked(null)
  const deed = isBlocked ? ('unblock' as const) : ('block' as const)
  return (
    <div className="desk-waiting__verdict">
      <button type="button" className="desk-button" onClick={() => setAsked('extension')}>
        {t('giftcards.extension')}
      </button>
      <button type="button" className="desk-button" onClick={() => setAsked(deed)}>
        {t(`giftcards.${deed}`)}
      </button>
      {asked === 'extension' && <ExtendDialog {...{ id, lastDigits }} onClose={close} />}
      {(asked === 'block' || asked === 'unblock') && (
        <TextDialog
          words={{
            title: t(`giftcards.${asked}_title`, { lastDigits }),
            label: t('giftcards.why'),
            hint: asked === 'block' ? t('giftcards.block_hint') : '',
            action: t(`giftcards.${asked}`),
            done: t(`giftcards.${asked}_done`),
          }}
          write={(note, key) => send(changeGiftCard, { id, deed: asked, note }, key)}
          onClose={close}
          onDone={showMessage}
        />
      )}
    </div>
  )
}

function ExtendDialog({ id, lastDigits, onClose }: Omit<CardActionsProps, 'isBlocked'> & { onClose: () => void }) {
  const { isWorking, refusal, run } = useAction()
  const [day, setDay] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ day: '', note: '' })

  function submit(): void {
    const expiresOn = readDay(day)
    setProblems({
      day: expiresOn ? '' : t('giftcards.last_day_malformed'),
      note: note.trim() ? '' : t('note.missing'),
    })
    if (!expiresOn || !note.trim()) return
    void run(
      (key) => send(changeGiftCard, { id, deed: 'extension', expiresOn, note }, key),
      (changed) => {
        onClose()
        showMessage(t('giftcards.extension_done', { day: finnishDay(changed.expiresOn) }))
      },
    )
  }

  return (
    <Dialog
      title={t('giftcards.extension_title', { lastDigits })}
      action={t('giftcards.extension')}
      {...{ isWorking, refusal, onClose }}
      onSubmit={submit}
    >
      <DialogField
        label={t('giftcards.last_day')}
        hint={t('giftcards.last_day_hint')}
        value={day}
        onChange={setDay}
        problem={problems.day}
        isFirst
      />
      <DialogField label={t('giftcards.why')} value={note} onChange={setNote} problem={problems.note} isLong />
    </Dialog>
  )
}
