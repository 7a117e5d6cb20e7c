'use client'
import { useId, useState } from 'react'
import { answerEyeHealthDay } from '#contracts/business.ts'
import { Button } from '../Button.tsx'
import { DayInput } from '../DayInput.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface DayActionsProps {
  dayRef: string
  /** Distinguishes the buttons of several days. */
  name: string
  /** The day that the company would like best. */
  wished: string
}

/** Agrees on a day, or says why it cannot be held. */
export function DayActions({ dayRef: ref, name, wished }: DayActionsProps) {
  const [asked, setAsked] = useState<'agree' | 'decline' | null>(null)
  const [day, setDay] = useState(wished)
  const id = useId()
  return (
    <div className="admin-waiting__verdict">
      {(['agree', 'decline'] as const).map((action) => (
        <Button
          key={action}
          kind={action === 'agree' ? 'primary' : undefined}
          aria-label={`${t(`business.${action}`)}, ${name}`}
          onClick={() => setAsked(action)}
        >
          {t(`business.${action}`)}
        </Button>
      ))}
      {asked && (
        <TextDialog
          words={{
            title: t(`business.${asked}_title`),
            label: t('business.answer'),
            hint: t(`business.${asked}_hint`),
            action: t(`business.${asked}`),
            done: t('business.answered'),
          }}
          write={(answer, key) => send(answerEyeHealthDay, { ref, day: asked === 'agree' ? day : null, answer }, key)}
          onClose={() => setAsked(null)}
          onDone={showMessage}
        >
          {asked === 'agree' && (
            <div className="admin-field">
              <label htmlFor={id}>{t('business.day')}</label>
              <DayInput id={id} value={day} onChange={setDay} />
            </div>
          )}
        </TextDialog>
      )}
    </div>
  )
}
