'use client'
import { useState } from 'react'
import { actOnAgreement, readAgreementDocument, type AgreementAction } from '#contracts/business.ts'
import { Button } from '../Button.tsx'
import { saveFile } from '../orders/save-file.ts'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { useAction } from '../use-action.ts'

interface AgreementActionsProps {
  number: string
  version: number
  /** What staff can do now. */
  actions: readonly AgreementAction[]
}

/** Saves the paper of an agreement, takes it into use, refuses it or ends it. The company is notified by e-mail. */
export function AgreementActions({ number, version, actions }: AgreementActionsProps) {
  const { isWorking, refusal, run } = useAction()
  const [asked, setAsked] = useState<AgreementAction | null>(null)
  const save = () =>
    run(
      (key) => send(readAgreementDocument, { number }, key),
      ({ file }) => saveFile(file, 'application/pdf', t('business.paper_name', { number })),
    )
  return (
    <>
      <div className="admin-waiting__verdict">
        {actions.map((action) => (
          <Button key={action} kind={action === 'activate' ? 'primary' : undefined} onClick={() => setAsked(action)}>
            {t(`business.action.${action}`)}
          </Button>
        ))}
        <Button isWorking={isWorking} onClick={() => void save()}>
          {t('business.paper')}
        </Button>
      </div>
      {refusal && (
        <p className="admin-dialog__refusal" role="alert">
          {refusal}
        </p>
      )}
      {asked && (
        <TextDialog
          words={{
            title: t(`business.action.${asked}`),
            action: t(`business.action.${asked}`),
            label: t(`business.action_label.${asked}`),
            hint: t(`business.action_hint.${asked}`),
            done: t('business.action_done'),
          }}
          isDanger={asked === 'refuse' || asked === 'notice_of_chain'}
          write={(note, key) => send(actOnAgreement, { number, version, note, deed: asked }, key)}
          onClose={() => setAsked(null)}
          onDone={showMessage}
        />
      )}
    </>
  )
}
