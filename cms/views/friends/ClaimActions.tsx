'use client'
import { useState } from 'react'
import { answerClaim, readClaimPicture } from '#contracts/insurance.ts'
import { Button } from '../Button.tsx'
import { saveFile } from '../orders/save-file.ts'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { useAction } from '../use-action.ts'

interface ClaimActionsProps {
  claimRef: string
  /** Distinguishes the buttons of several claims. */
  name: string
}

/** Saves the picture of a claim, and answers it. */
export function ClaimActions({ claimRef: ref, name }: ClaimActionsProps) {
  const { isWorking, refusal, run } = useAction()
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null)
  const save = () =>
    run(
      (key) => send(readClaimPicture, { ref }, key),
      ({ type, file }) => saveFile(file, type),
    )
  return (
    <div className="admin-waiting__actions">
      <div className="admin-waiting__verdict">
        <Button isWorking={isWorking} aria-label={`${t('friends.picture')}, ${name}`} onClick={() => void save()}>
          {t('friends.picture')}
        </Button>
        {(['accept', 'decline'] as const).map((action) => (
          <Button
            key={action}
            kind={action === 'accept' ? 'primary' : undefined}
            aria-label={`${t(`friends.${action}`)}, ${name}`}
            onClick={() => setAsked(action)}
          >
            {t(`friends.${action}`)}
          </Button>
        ))}
      </div>
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
      {asked && (
        <TextDialog
          words={{
            title: t(`friends.${asked}_title`),
            label: t('friends.answer'),
            hint: t(`friends.${asked}_hint`),
            action: t(`friends.${asked}`),
            done: t(asked === 'accept' ? 'friends.accepted' : 'friends.declined'),
          }}
          write={(answer, key) => send(answerClaim, { ref, isAccepted: asked === 'accept', answer }, key)}
          onClose={() => setAsked(null)}
          onDone={showMessage}
        />
      )}
    </div>
  )
}
