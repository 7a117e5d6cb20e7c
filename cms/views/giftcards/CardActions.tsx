'use client'
import { useState } from 'react'
import { changeGiftCard, replaceGiftCard, takeBackGiftCard } from '#contracts/giftcards.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { Button } from '../Button.tsx'
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
  /** Of a card that was bought and is with whom it was sent to. */
  bought: { ref: string; state: string; to: string } | null
}

/** Blocks a card, opens it again, or gives it more time; a bought one is replaced, or its money given back. */
export function CardActions({ id, lastDigits, isBlocked, bought }: CardActionsProps) {
  const [asked, setAsked] = useState<'block' | 'unblock' | 'extension' | 'replace' | 'take_back' | null>(null)
  const close = () => setAsked(null)
  const action = isBlocked ? ('unblock' as const) : ('block' as const)
  return (
    <div className="admin-waiting__verdict">
      <Button onClick={() => setAsked('extension')}>{t('giftcards.extension')}</Button>
      <Button onClick={() => setAsked(action)}>{t(`giftcards.${action}`)}</Button>
      {bought?.state === 'sent' && <Button onClick={() => setAsked('replace')}>{t('giftcards.replace')}</Button>}
      {bought && <Button onClick={() => setAsked('take_back')}>{t('giftcards.take_back')}</Button>}
      {asked === 'replace' && bought && <ReplaceDialog {...bought} lastDigits={lastDigits} onClose={close} />}
      {asked === 'take_back' && bought && (
        <TextDialog
          words={{
            title: t('giftcards.take_back_title', { lastDigits }),
            label: t('giftcards.why'),
            hint: t('giftcards.take_back_hint'),
            action: t('giftcards.take_back'),
            done: t('giftcards.take_back_done'),
          }}
          write={(note, key) => send(takeBackGiftCard, { ref: bought.ref, note }, key)}
          onClose={close}
          onDone={showMessage}
        />
      )}
      {asked === 'extension' && <ExtendDialog id={id} lastDigits={lastDigits} onClose={close} />}
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
          // That it is blocked is said by the page.
          onDone={(message) => asked === 'unblock' && showMessage(message)}
        />
      )}
    </div>
  )
}

/** Sends a new card in place of a lost one, to the same address or another. */
function ReplaceDialog({ ref, to, lastDigits, onClose }: ReplaceDialogProps) {
  const { sending, run } = useAction()
  const [email, setEmail] = useState(to)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function submit(): void {
    setProblem(note.trim() ? '' : t('note.missing'))
    if (!note.trim()) return
    void run(
      (key) => send(replaceGiftCard, { ref, note, email }, key),
      () => {
        onClose()
        showMessage(t('giftcards.replace_done', { email }))
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t('giftcards.replace_title', { lastDigits })}
      action={t('giftcards.replace')}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('giftcards.replace_hint')}</p>
      <DialogField name="email" label={t('giftcards.replace_email')} value={email} onChange={setEmail} isFirst />
      <DialogField name="note" label={t('giftcards.why')} value={note} onChange={setNote} problem={problem} isLong />
    </Dialog>
  )
}

interface ExtendDialogProps extends Pick<CardActionsProps, 'id' | 'lastDigits'> {
  onClose: () => void
}

interface ReplaceDialogProps {
  ref: string
  to: string
  lastDigits: string
  onClose: () => void
}

function ExtendDialog({ id, lastDigits, onClose }: ExtendDialogProps) {
  const { sending, run } = useAction()
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
      {...sending}
      title={t('giftcards.extension_title', { lastDigits })}
      action={t('giftcards.extension')}
      onClose={onClose}
      onSubmit={submit}
    >
      <DialogField
        name="expiresOn"
        label={t('giftcards.last_day')}
        hint={t('giftcards.last_day_hint')}
        value={day}
        onChange={setDay}
        problem={problems.day}
        isFirst
      />
      <DialogField
        name="note"
        label={t('giftcards.why')}
        value={note}
        onChange={setNote}
        problem={problems.note}
        isLong
      />
    </Dialog>
  )
}
