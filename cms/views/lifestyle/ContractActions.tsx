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
    <div className="desk-waiting__verdict">
      {actions.map((action) => (
        <Button key={action} onClick={() => setAsked(action)}>
          {t(`lifestyle.deed.${action}`)}
        </Button>
      ))}
      {children}
      {asked && (
        <TextDialog
          words={{
            title: t(`lifestyle.deed.${asked}`),
            action: t(`lifestyle.deed.${asked}`),
            label: t('story.why'),
            hint: t('story.why_hint'),
            done: t('lifestyle.deed_done'),
          }}
          isDanger={asked === 'terminate' || asked === 'forgive' || asked === 'withdraw'}
          write={(note, key) => send(actOnContract, { id, version, note, deed: asked }, key)}
          onClose={() => setAsked(null)}
          onDone={showMessage}
        >
          <p>{t(`lifestyle.deed_hint.${asked}`)}</p>
        </TextDialog>
      )}
    </div>
  )
}
