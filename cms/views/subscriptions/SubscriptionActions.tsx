'use client'
import { useState } from 'react'
import { actOnSubscription, type SubscriptionDeed } from '#contracts/subscription-admin.ts'
import type { SubscriptionAction } from '#contracts/subscriptions.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { readDay } from '../invoices/read-typed.ts'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

type Deed = SubscriptionDeed['deed']

const DEEDS: Deed[] = ['activate', 'move', 'send_earlier', 'skip', 'pause', 'reactivate', 'cancel']

interface SubscriptionActionsProps {
  id: number
  version: number
  /** What its customer could do now. */
  actions: readonly SubscriptionAction[]
}

/** Does in a customer's name what she could do now; she is told by letter. */
export function SubscriptionActions({ id, version, actions }: SubscriptionActionsProps) {
  const [asked, setAsked] = useState<Deed | null>(null)
  const open = DEEDS.filter((deed) => actions.includes(deed))
  if (open.length === 0) return null
  return (
    <div className="desk-waiting__verdict">
      {open.map((deed) => (
        <button key={deed} type="button" className="desk-button" onClick={() => setAsked(deed)}>
          {t(`subscriptions.deed.${deed}`)}
        </button>
      ))}
      {asked && <DeedDialog {...{ id, version }} deed={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

interface DeedDialogProps extends Pick<SubscriptionActionsProps, 'id' | 'version'> {
  deed: Deed
  onClose: () => void
}

function DeedDialog({ id, version, deed, onClose }: DeedDialogProps) {
  const { isWorking, refusal, wrong, run } = useAction()
  const [day, setDay] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ day: '', note: '' })
  const hasDay = deed === 'move' || deed === 'pause'

  function submit(): void {
    const what = deedOf(deed, day)
    setProblems({ day: what ? '' : t('subscriptions.day_malformed'), note: note.trim() ? '' : t('note.missing') })
    if (!what || !note.trim()) return
    void run(
      (key) => send(actOnSubscription, { id, version, note, what }, key),
      () => {
        onClose()
        showMessage(t('subscriptions.deed_done'))
      },
    )
  }

  return (
    <Dialog
      title={t(`subscriptions.deed.${deed}`)}
      action={t(`subscriptions.deed.${deed}`)}
      isDanger={deed === 'cancel'}
      {...{ isWorking, refusal, wrong, onClose }}
      onSubmit={submit}
    >
      <p>{t(`subscriptions.deed_hint.${deed}`)}</p>
      {hasDay && (
        <DialogField
          label={t(`subscriptions.day.${deed}`)}
          hint={t(`subscriptions.day_hint.${deed}`)}
          value={day}
          onChange={setDay}
          problem={problems.day}
          isFirst
        />
      )}
      <DialogField
        name="note"
        label={t('story.why')}
        hint={t('story.why_hint')}
        value={note}
        onChange={setNote}
        problem={problems.note}
        isFirst={!hasDay}
        isLong
      />
    </Dialog>
  )
}

/** What is asked for; null where its day is none. A pause may have no day. */
function deedOf(deed: Deed, typed: string): SubscriptionDeed | null {
  const day = readDay(typed)
  if (deed === 'move') return day ? { deed, on: day } : null
  if (deed !== 'pause') return { deed }
  if (typed.trim() === '') return { deed }
  return day ? { deed, until: day } : null
}
