'use client'
import { useState } from 'react'
import { actOnContract, type AdminAction } from '#contracts/lifestyle-admin.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface ContractActionsProps {
  id: number
  version: number
  /** What staff can do now. */
  actions: readonly AdminAction[]
  /** Actions for which something is chosen. */
  children?: React.ReactNode
}

/** Performs an action for a customer, with the reason; the customer is notified by e-mail. */
export function ContractActions({ id, version, actions, children }: ContractActionsProps) {
  const [asked, setAsked] = useState<AdminAction | null>(null)
  return (
    <div className="admin-waiting__verdict">
      {actions.map((action) => (
        <Button key={action} onClick={() => setAsked(action)}>
          {t(`lifestyle.action.${action}`)}
        </Button>
      ))}
      {children}
      {asked && (
        <TextDialog
          words={{
            title: t(`lifestyle.action.${asked}`),
            action: t(`lifestyle.action.${asked}`),
            label: t('story.why'),
            hint: t('story.why_hint'),
            done: t('lifestyle.action_done'),
          }}
          isDanger={asked === 'terminate' || asked === 'forgive' || asked === 'withdraw'}
          write={(note, key) => send(actOnContract, { id, version, note, deed: asked }, key)}
          onClose={() => setAsked(null)}
          onDone={showMessage}
        >
          <p>{t(`lifestyle.action_hint.${asked}`)}</p>
        </TextDialog>
      )}
    </div>
  )
}
