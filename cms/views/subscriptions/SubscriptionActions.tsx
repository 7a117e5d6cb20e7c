'use client'
import { useState } from 'react'
import { actOnSubscription, type SubscriptionAdminAction } from '#contracts/subscription-admin.ts'
import type { SubscriptionAction } from '#contracts/subscriptions.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { readDay } from '../invoices/read-typed.ts'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

type Action = SubscriptionAdminAction['deed']

const ACTIONS: Action[] = ['activate', 'move', 'send_earlier', 'skip', 'pause', 'reactivate', 'cancel']

interface SubscriptionActionsProps {
  id: number
  version: number
  /** What its customer could do now. */
  actions: readonly SubscriptionAction[]
}

/** Performs a customer's own action in the customer's name; the customer is notified by e-mail. */
export function SubscriptionActions({ id, version, actions }: SubscriptionActionsProps) {
  const [asked, setAsked] = useState<Action | null>(null)
  const open = ACTIONS.filter((action) => actions.includes(action))
  if (open.length === 0) return null
  return (
    <div className="admin-waiting__verdict">
      {open.map((action) => (
        <Button key={action} onClick={() => setAsked(action)}>
          {t(`subscriptions.action.${action}`)}
        </Button>
      ))}
      {asked && <ActionDialog id={id} version={version} action={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

interface ActionDialogProps extends Pick<SubscriptionActionsProps, 'id' | 'version'> {
  action: Action
  onClose: () => void
}

function ActionDialog({ id, version, action, onClose }: ActionDialogProps) {
  const { sending, run } = useAction()
  const [day, setDay] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ day: '', note: '' })
  const hasDay = action === 'move' || action === 'pause'

  function submit(): void {
    const what = actionOf(action, day)
    setProblems({ day: what ? '' : t('subscriptions.day_malformed'), note: note.trim() ? '' : t('note.missing') })
    if (!what || !note.trim()) return
    void run(
      (key) => send(actOnSubscription, { id, version, note, what }, key),
      () => {
        onClose()
        showMessage(t('subscriptions.action_done'))
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t(`subscriptions.action.${action}`)}
      action={t(`subscriptions.action.${action}`)}
      isDanger={action === 'cancel'}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t(`subscriptions.action_hint.${action}`)}</p>
      {hasDay && (
        <DialogField
          label={t(`subscriptions.day.${action}`)}
          hint={t(`subscriptions.day_hint.${action}`)}
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
function actionOf(action: Action, typed: string): SubscriptionAdminAction | null {
  const day = readDay(typed)
  if (action === 'move') return day ? { deed: action, on: day } : null
  if (action !== 'pause') return { deed: action }
  if (typed.trim() === '') return { deed: action }
  return day ? { deed: action, until: day } : null
}
